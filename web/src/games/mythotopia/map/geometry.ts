/** From the corners of the map file to lines that look drawn by hand. */

export type Point = readonly [x: number, y: number];

/** A place on a line, and the direction in which the line runs there. */
export interface Mark {
  x: number;
  y: number;
  angle: number;
}

const TIGHTNESS = 6;

const key = ([x, y]: Point): string => `${x} ${y}`;
const round = (value: number): number => Math.round(value * 10) / 10;
const pair = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/**
 * Where three areas meet. There every outline has a corner; between two of them neighbours share the same curve, because
 * it depends on nothing but the points in between.
 */
export function junctions(outlines: Point[][], borders: Point[][]): ReadonlySet<string> {
  const met = new Map<string, number>();
  for (const outline of outlines) for (const point of outline) met.set(key(point), (met.get(key(point)) ?? 0) + 1);
  const found = new Set([...met].filter(([, count]) => count > 2).map(([point]) => point));
  for (const line of borders) for (const end of [line[0], line.at(-1)]) if (end) found.add(key(end));
  return found;
}

/** A closed outline as a smooth path. */
export function closed(points: Point[], corners: ReadonlySet<string>): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const parts = points.map((_, index) => bend(at(index - 1), at(index), at(index + 1), at(index + 2), corners));
  return `M${pair(...at(0))}${parts.join("")}Z`;
}

/** A line between two junctions as a smooth path. */
export function open(points: Point[], corners: ReadonlySet<string>): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(index, points.length - 1))] ?? [0, 0];
  const parts = points
    .slice(1)
    .map((_, index) => bend(at(index - 1), at(index), at(index + 1), at(index + 2), corners));
  return `M${pair(...at(0))}${parts.join("")}`;
}

/** The curve from b to c, if it comes from a and goes on to d. */
function bend(a: Point, b: Point, c: Point, d: Point, corners: ReadonlySet<string>): string {
  const leave = corners.has(key(b)) ? 0 : 1 / TIGHTNESS;
  const arrive = corners.has(key(c)) ? 0 : 1 / TIGHTNESS;
  const from = pair(b[0] + (c[0] - a[0]) * leave, b[1] + (c[1] - a[1]) * leave);
  const to = pair(c[0] - (d[0] - b[0]) * arrive, c[1] - (d[1] - b[1]) * arrive);
  return `C${from} ${to} ${pair(...c)}`;
}

/** Places along a line, one for each stretch of about `step`, none at its very ends. */
export function along(points: Point[], step: number): Mark[] {
  const lengths = points
    .slice(1)
    .map(([x, y], index) => Math.hypot(x - (points[index]?.[0] ?? x), y - (points[index]?.[1] ?? y)));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(1, Math.round(total / step));
  return Array.from({ length: count }, (_, index) => onLine(points, lengths, (total * (index + 0.5)) / count));
}

export const middle = (points: Point[]): Mark => along(points, Infinity)[0] ?? { x: 0, y: 0, angle: 0 };

function onLine(points: Point[], lengths: number[], distance: number): Mark {
  let left = distance;
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [points[index], points[index + 1]];
    if (!from || !to) break;
    if (left <= length || index === lengths.length - 1) {
      const share = length ? left / length : 0;
      const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
      return { x: round(from[0] + (to[0] - from[0]) * share), y: round(from[1] + (to[1] - from[1]) * share), angle };
    }
    left -= length;
  }
  return { x: points[0]?.[0] ?? 0, y: points[0]?.[1] ?? 0, angle: 0 };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxOf(points: Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
