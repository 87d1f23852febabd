/** The faces at court, in a square of 64: shoulders and head are shared, dress and headgear are each one's own. */

export interface Shape {
  d: string;
  fill: string;
}

export interface Look {
  robe: string;
  skin: string;
  back?: Shape[];
  front: Shape[];
}

const FAIR = "#f2cfa9";
const TAN = "#d9a877";
const DARK = "#a8754a";
const GREY = "#b9b3a8";

const hair = (fill: string): Shape => ({ d: "M19 33c-2-14 4-20 13-20s15 6 13 20c-1-8-5-11-13-11s-12 3-13 11z", fill });
const longHair = (fill: string): Shape => ({ d: "M17 46c-3-22 2-34 15-34s18 12 15 34c-3 3-8 2-8-2l-7-3-7 3c0 4-5 5-8 2z", fill });
const beard = (fill: string): Shape => ({ d: "M21 33c0 14 5 18 11 18s11-4 11-18c-3 5-7 5-11 5s-8 0-11-5z", fill });
const crown = (gem: string): Shape[] => [
  { d: "M18 21 16 7l8 7 8-10 8 10 8-7-2 14z", fill: "#f0c244" },
  { d: "M29 14l3-4 3 4-3 4z", fill: gem },
];
const helm = (fill: string): Shape => ({ d: "M19 34V22c0-9 6-14 13-14s13 5 13 14v12h-4V25H23v9z", fill });

export const LOOKS: Record<string, Look> = {
  jester: {
    robe: "#7d3c98",
    skin: FAIR,
    front: [
      { d: "M20 24c-8 0-14-4-15-12 9 0 20 0 27 10z", fill: "#c0392f" },
      { d: "M44 24c8 0 14-4 15-12-9 0-20 0-27 10z", fill: "#e0a82e" },
      { d: "M2 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM56 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0z", fill: "#ffe08a" },
    ],
  },
  squire: { robe: "#4f7a43", skin: FAIR, back: [hair("#7a4a22")], front: [{ d: "M17 22c4-10 26-12 31-2-10-1-20-1-31 2z", fill: "#2f5a35" }, { d: "M42 16C46 6 54 4 58 5c-2 6-8 11-16 11z", fill: "#f6ecd6" }] },
  architect: { robe: "#8a6b3f", skin: TAN, back: [hair("#4a3523")], front: [{ d: "M16 21c2-9 30-9 32 0-2 3-30 3-32 0z", fill: "#5b4a36" }, { d: "M45 60 57 36l4 2-12 22z", fill: "#e2b57c" }] },
  merchant: { robe: "#b5651d", skin: DARK, front: [beard("#3a2718"), { d: "M16 23c0-12 9-17 16-17s16 5 16 17c-8-6-24-6-32 0z", fill: "#f6ecd6" }, { d: "M29 10l3-5 3 5-3 5z", fill: "#c0392f" }] },
  sergeant: { robe: "#5d6b78", skin: TAN, front: [helm("#8fa0b3"), { d: "M30 24h4v12h-4z", fill: "#8fa0b3" }] },
  alchemist: { robe: "#2f6b62", skin: FAIR, back: [{ d: "M13 48C8 20 20 6 32 6s24 14 19 42z", fill: "#1f4a45" }], front: [beard(GREY), { d: "M50 62c-4-4-1-8 1-11v-6h5v6c2 3 5 7 1 11z", fill: "#8bd17c" }] },
  astronomer: { robe: "#2c3e7a", skin: FAIR, front: [{ d: "M16 23 34 1l14 22c-10-4-22-4-32 0z", fill: "#2c3e7a" }, { d: "m32 8 1.4 3 3.2.4-2.400 2.200.6 3.300L32 15.500z", fill: "#ffe08a" }, beard("#e8e2d5")] },
  treasurer: { robe: "#7a5a10", skin: FAIR, back: [hair("#3f2c1c")], front: [{ d: "M15 20c1-9 30-13 35-2-8 6-26 6-35 2z", fill: "#8f2a3a" }, { d: "M44 56a7 7 0 1 0 14 0 7 7 0 1 0-14 0z", fill: "#f0c244" }] },
  master_hunter: { robe: "#3f5a2a", skin: TAN, front: [beard("#6b3f1d"), { d: "M11 23C20 6 44 6 53 23c-12-4-30-4-42 0z", fill: "#4f6b2f" }, { d: "M40 13C46 2 55 1 60 3c-3 7-10 11-20 10z", fill: "#c0392f" }] },
  general: { robe: "#8a2a2a", skin: TAN, front: [beard("#4a3523"), helm("#d0a84a"), { d: "M29 9C26 0 38-2 50 2c-4 4-9 7-14 8z", fill: "#c0392f" }] },
  swordsmith: { robe: "#5b3a26", skin: DARK, front: [beard("#2a1d12"), { d: "M19 24c0-10 6-14 13-14s13 4 13 14l6 6-9-4c-7-3-15-3-23-2z", fill: "#a8322d" }] },
  duchess: { robe: "#a04a76", skin: FAIR, back: [longHair("#c98a3a")], front: [{ d: "M20 22 44-2l2 25c-8-4-18-4-26-1z", fill: "#d98ab0" }, { d: "M44-2c10 8 14 22 12 38-5-10-8-22-12-38z", fill: "#f8e3ec" }] },
  champion: { robe: "#39506b", skin: TAN, front: [{ d: "M19 40V20c0-8 6-13 13-13s13 5 13 13v20l-13 8z", fill: "#aab8c7" }, { d: "M22 26h20v4H22zM30 18h4v26h-4z", fill: "#2a2f38" }, { d: "M32 7c-2-8 8-9 16-4-4 4-10 6-16 4z", fill: "#2458a6" }] },
  smuggler: { robe: "#2f2f3a", skin: TAN, back: [{ d: "M12 50C7 18 20 5 32 5s25 13 20 45z", fill: "#20202a" }], front: [{ d: "M20 25h24v6c-6 3-8-1-12-1s-6 4-12 1z", fill: "#15151c" }] },
  inventor: { robe: "#6a4f9a", skin: FAIR, back: [{ d: "M14 30c-4-14 6-22 18-22s22 8 18 22l-4-3H18z", fill: "#e8e2d5" }], front: [{ d: "M19 26a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM33 26a6 6 0 1 0 12 0 6 6 0 1 0-12 0z", fill: "#9fd3e6" }] },
  wizard: { robe: "#3b2a6b", skin: FAIR, front: [{ d: "M20 34c0 18 5 26 12 28 7-2 12-10 12-28-4 4-8 4-12 4s-8 0-12-4z", fill: "#f1eee6" }, { d: "M9 24 36-4l19 28c-14-5-32-5-46 0z", fill: "#4b36a0" }, { d: "m33 6 1.500 3 3.300.5-2.400 2.300.6 3.300-3-1.600z", fill: "#ffe08a" }] },
  queen: { robe: "#8f1d3f", skin: FAIR, back: [longHair("#6b3514")], front: crown("#2458a6") },
  king: { robe: "#7a1626", skin: FAIR, back: [hair("#8a6a3a")], front: [beard("#a8814a"), ...crown("#c0392f"), { d: "M10 64c1-10 6-16 12-18l10 8 10-8c6 2 11 8 12 18h-8l-14-8-14 8z", fill: "#f6f0e2" }] },
};

export const PLAIN: Look = { robe: "#6d3a94", skin: FAIR, back: [hair("#3f2c1c")], front: [] };

/** Governors who look like somebody at court. */
export const ALIKE: Record<string, string> = {
  gov_thief: "smuggler",
  gov_miner: "swordsmith",
  gov_sorcerer: "wizard",
  gov_prince: "squire",
  gov_fairy: "duchess",
  gov_tax_collector: "treasurer",
  gov_preacher: "alchemist",
  gov_duke: "king",
  gov_trickster: "jester",
  gov_philosopher: "astronomer",
  gov_minstrel: "jester",
  gov_priest: "alchemist",
  gov_politician: "merchant",
  gov_architect: "architect",
  gov_carpenter: "architect",
  gov_sculptor: "swordsmith",
  gov_heiress: "queen",
  gov_damsel: "duchess",
  gov_general: "general",
  gov_diplomat: "treasurer",
  gov_countess: "queen",
  gov_trader: "merchant",
  gov_scout: "master_hunter",
  gov_engineer: "inventor",
  politician_5: "merchant",
  politician_10: "merchant",
};
