/** Small drawings of the buildings in a square of 40: pairs of colour and outline, painted one after the other. */

const WALL = "#d9c7a0";
const STONE = "#b4bac0";
const DARK = "#6b4a2f";
const ROOF = "#a8432f";
const SLATE = "#4f6580";
const WOOD = "#b9783f";
const GOLD = "#f0c244";
const DOOR = "#3d2817";
const LEAF = "#5d8a4a";
const CLOTH = "#2458a6";

type Shapes = [fill: string, d: string][];

const house = (roof: string): Shapes => [
  [WALL, "M7 36V20h26v16z"],
  [roof, "M4 21 20 8l16 13z"],
  [DOOR, "M17 36v-9h6v9z"],
];
const tower = (left: number, width: number, top: number): string =>
  `M${left} 36V${top}h${width / 4}v3h${width / 4}v-3h${width / 4}v3h${width / 4}V36z`;

export const BUILDING_SHAPES: Record<string, Shapes> = {
  sawmill: [...house(WOOD), [STONE, "M24 30a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM29.500 30a1.500 1.500 0 1 0 3 0 1.500 1.500 0 1 0-3 0z"]],
  quarry: [[STONE, "M3 36 9 20h9l4 8h8l7 8z"], ["#8b949c", "M9 20 13 13h8l-3 7z"], [WOOD, "M26 26V8l8 6-1 2-5-3v13z"]],
  goldsmith: [...house(SLATE), [GOLD, "M24 25a6 6 0 1 0 12 0 6 6 0 1 0-12 0z"]],
  mint: [[STONE, "M5 36V18h30v18z"], [SLATE, "M3 18 20 7l17 11z"], [GOLD, "M14 27a6 6 0 1 0 12 0 6 6 0 1 0-12 0z"]],
  statue: [[STONE, "M11 36v-6h18v6z"], ["#d5dade", "M16 30l1-10-4-4 2-4 4 2h2l5-6 2 2-5 8 1 12z"], ["#d5dade", "M17 9a3 3 0 1 0 6 0 3 3 0 1 0-6 0z"]],
  chapel: [[WALL, "M9 36V22h22v14z"], [SLATE, "M6 23 20 12l14 11z"], [GOLD, "M19 3h2v3h3v2h-3v5h-2V8h-3V6h3z"], [DOOR, "M17 36v-6a3 3 0 0 1 6 0v6z"]],
  church: [[WALL, "M14 36V22h22v14z"], [SLATE, "M12 23l12-9 13 9z"], [WALL, "M5 36V16h10v20z"], [SLATE, "M4 17l6-11 6 11z"], [GOLD, "M9 1h2v2h2v2h-2v2H9V5H7V3h2z"], [DOOR, "M22 36v-6a3 3 0 0 1 6 0v6z"]],
  cathedral: [[WALL, "M11 36V18h18v18z"], [SLATE, "M11 19l9-9 9 9z"], [WALL, "M4 36V14h8v22zM28 36V14h8v22z"], [SLATE, "M3 15 8 3l5 12zM27 15l5-12 5 12z"], [CLOTH, "M16 25a4 4 0 1 0 8 0 4 4 0 1 0-8 0z"], [DOOR, "M17 36v-4a3 3 0 0 1 6 0v4z"]],
  inn: [...house(ROOF), [GOLD, "M27 22h9v9h-9zM36 24h2v5h-2z"], ["#fff", "M26 20h11v4H26z"]],
  market: [[WOOD, "M7 20h2v16H7zM31 20h2v16h-2z"], [WALL, "M8 27h24v7H8z"], [ROOF, "M3 20 8 9h24l5 11z"], ["#f6ecd6", "M12 20l2-11h4l-1 11zM23 20 22 9h4l2 11z"]],
  farm: [[LEAF, "M1 36c8-8 30-8 38 0z"], [WALL, "M9 33V21h18v12z"], [ROOF, "M6 22 18 11l12 11z"], [GOLD, "M30 33c-1-8 0-13 2-16 3 3 3 9 2 16z"]],
  merchants_guild: [[WALL, "M5 36V14h30v22z"], [ROOF, "M3 15 10 4h20l7 11z"], [GOLD, "M14 24a6 6 0 1 0 12 0 6 6 0 1 0-12 0z"], [DOOR, "M8 36v-7h5v7zM27 36v-7h5v7z"]],
  guard_tower: [[STONE, tower(12, 16, 10)], [DOOR, "M18 36v-6a2 2 0 0 1 4 0v6zM19 18h2v5h-2z"], [ROOF, "M20 10V2l9 3-9 3z"]],
  blacksmith: [...house(DARK), ["#5d6b78", "M22 31h14l-3 3v2h2v2H25v-2h2v-2c-3 0-5-1-5-3z"], ["#e0662e", "M27 28c-2-4 2-5 1-9 4 2 6 6 4 9z"]],
  barracks: [[STONE, "M4 36V20h32v16z"], [DARK, "M2 21 8 12h24l6 9z"], [DOOR, "M17 36v-9h6v9zM8 25h4v5H8zM28 25h4v5h-4z"], [ROOF, "M20 12V3l8 3-8 3z"]],
  wizards_guild: [["#7a5ea8", "M13 36V16h14v20z"], ["#4b36a0", "M10 17 20 2l10 15z"], ["#ffe08a", "m20 20 1.500 3 3.300.5-2.400 2.300.6 3.300-3-1.600-3 1.600.6-3.300-2.400-2.300 3.300-.5z"]],
  palisade: [[WOOD, "M3 36V16l4-6 4 6v20zM11 36V16l4-6 4 6v20zM19 36V16l4-6 4 6v20zM27 36V16l5-6 5 6v20z"], [DARK, "M2 24h36v3H2z"]],
  stable: [...house(WOOD), ["#6b4a2f", "M22 36V26l6-8 8 4v4h-5l-1 4v6z"]],
  stone_wall: [[STONE, "M2 36V18h5v-4h5v4h5v-4h6v4h5v-4h5v4h5v18z"], ["#8b949c", "M2 24h36v1H2zM2 30h36v1H2zM10 18v6h1v-6zM24 18v6h1v-6zM17 25v5h1v-5zM30 25v5h1v-5z"]],
  fortress: [[STONE, tower(3, 10, 12)], [STONE, tower(27, 10, 12)], ["#c6ccd1", tower(11, 18, 18)], [DOOR, "M16 36v-6a4 4 0 0 1 8 0v6z"], [CLOTH, "M8 12V3l8 3-8 3z"]],
  barricade: [[WOOD, "M3 30 33 14l3 5L6 35z"], [DARK, "M4 14 36 30l-3 5L2 19z"], [STONE, "M14 36l6-8 6 8z"]],
  crane: [[WOOD, "M9 36V8h4v28z"], [WOOD, "M5 10 34 4l1 3-29 8z"], [DARK, "M31 6h1.500v14H31z"], [STONE, "M26 20h11v9H26z"], [DARK, "M4 36h14v-3H4z"]],
  town_hall: [[WALL, "M5 36V18h30v18z"], [ROOF, "M3 19 9 10h22l6 9z"], [WALL, "M16 18V6h8v12z"], [SLATE, "M14 7l6-6 6 6z"], ["#fff", "M17.500 12a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0z"], [DOOR, "M17 36v-9h6v9z"]],
  embassy: [["#e8dcc0", "M5 36V17h30v19z"], [SLATE, "M2 17 20 7l18 10z"], ["#fff", "M8 33V20h3v13zM15 33V20h3v13zM22 33V20h3v13zM29 33V20h3v13z"], ["#6d3a94", "M20 7V0l8 2.500L20 5z"]],
  improvised_defenses: [[DARK, "M2 36 10 24h20l8 12z"], [WOOD, "M8 26 4 10l3-1 5 15zM18 24 17 7h4l1 17zM28 25l6-16 3 1-5 16z"]],
  recruiting_center: [...house(LEAF), ["#fffdf5", "M24 16h12v15H24z"], [DARK, "M26 20h8v1.500h-8zM26 24h8v1.500h-8z"]],
  training_camp: [["#d8c9a6", "M3 36 16 12l13 24z"], [DOOR, "M13 36l3-10 3 10z"], [WOOD, "M31 36V14h2v22z"], [GOLD, "M26 16a6 6 0 1 0 12 0 6 6 0 1 0-12 0z"], [ROOF, "M29.500 16a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0z"]],
  military_academy: [[STONE, "M4 36V18h32v18z"], [ROOF, "M2 19 20 7l18 12z"], ["#8fa0b3", "M12 32l9-11 2 2-9 10zM28 32l-9-11-2 2 9 10z"]],
};
