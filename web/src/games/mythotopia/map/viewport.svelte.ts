/** Which part of the map is seen: the whole of it, or a piece that one has come closer to. */

import type { Box } from "./geometry";

const CLOSEST = 5;
/** So far a finger may slip and still mean a click. */
const SLIP = 6;
const WHEEL = 0.0016;
/** This part of the window is its edge. */
const EDGE = 0.2;
/** Units of the plane in a pixel, at which names still stand apart. */
const READABLE = 1.3;

interface Spot {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export class Viewport {
  /** Of the window on the screen, in pixels; null before it is known. */
  private window = $state.raw<Size | null>(null);
  private zoom = $state(1);
  private middle = $state.raw<Spot>({ x: 0, y: 0 });
  private readonly fingers = new Map<number, Spot>();
  private moved = false;
  /** Whether somebody has chosen what to see; until then the map follows its window. */
  private chosen = false;

  /** Units of the plane in a pixel of the screen. */
  readonly scale = $derived.by(() => {
    const { width, height } = this.window ?? this.plane;
    return Math.max(this.plane.width / width, this.plane.height / height) / this.zoom;
  });

  readonly box: Box = $derived.by(() => {
    const seen = this.window ?? this.plane;
    const [width, height] = [seen.width * this.scale, seen.height * this.scale];
    return {
      x: within(this.middle.x - width / 2, this.plane.width, width),
      y: within(this.middle.y - height / 2, this.plane.height, height),
      width,
      height,
    };
  });

  constructor(private readonly plane: Size) {}

  get whole(): boolean {
    return this.zoom === 1;
  }

  showAll(): void {
    this.chosen = true;
    this.zoom = 1;
  }

  /** The window has this size now; a small one is filled, and the map drawn so close that it can be read. */
  resize(window: Size, filling: boolean): void {
    this.window = window;
    if (this.chosen) return;
    if (filling) this.fill(window);
    else this.zoom = 1;
  }

  private fill({ width, height }: Size): void {
    const [wide, high] = [this.plane.width / width, this.plane.height / height];
    const [far, near] = [Math.max(wide, high), Math.min(wide, high)];
    this.zoom = Math.min(CLOSEST, far / Math.min(near, READABLE));
    this.middle = { x: this.plane.width / 2, y: this.plane.height / 2 };
  }

  /** Comes closer to (or away from) a place on the plane, which stays where it is on the screen. */
  zoomAt(factor: number, at: Spot = this.centre()): void {
    this.chosen = true;
    const centre = this.centre();
    const before = this.scale;
    this.zoom = Math.max(1, Math.min(CLOSEST, this.zoom * factor));
    const share = this.scale / before;
    this.middle = { x: at.x + (centre.x - at.x) * share, y: at.y + (centre.y - at.y) * share };
  }

  /** Brings a place into sight, if it is not, or only at the edge, where buttons may lie over it. */
  show(place: Spot): void {
    const { x, y, width, height } = this.box;
    const [across, down] = [(place.x - x) / width, (place.y - y) / height];
    const inside = across > EDGE && across < 1 - EDGE && down > EDGE && down < 1 - EDGE;
    if (!inside) this.middle = { x: place.x, y: place.y };
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.zoomAt(Math.exp(-event.deltaY * WHEEL), this.onPlane(event));
  }

  down(event: PointerEvent): void {
    if (this.fingers.size === 0) this.moved = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** One finger pushes the map, two pull it closer. */
  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.moved && Math.hypot(now.x - before.x, now.y - before.y) < SLIP) return;
    if (!this.moved) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.moved = true;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(event, before, now, other);
    else this.push(before, now);
    this.fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  /** A push that ends on a province is no click on it. */
  swallow(event: MouseEvent): void {
    if (!this.moved) return;
    event.stopPropagation();
    event.preventDefault();
    this.moved = false;
  }

  private push(before: Spot, now: Spot): void {
    this.chosen = true;
    const centre = this.centre();
    this.middle = { x: centre.x - (now.x - before.x) * this.scale, y: centre.y - (now.y - before.y) * this.scale };
  }

  private pinch(event: PointerEvent, before: Spot, now: Spot, other: Spot): void {
    const apart = (a: Spot) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
    const between = {
      clientX: (now.x + other.x) / 2,
      clientY: (now.y + other.y) / 2,
      currentTarget: event.currentTarget,
    };
    this.zoomAt(apart(now) / apart(before), this.onPlane(between));
  }

  private centre(): Spot {
    const { x, y, width, height } = this.box;
    return { x: x + width / 2, y: y + height / 2 };
  }

  private onPlane(event: { clientX: number; clientY: number; currentTarget: EventTarget | null }): Spot {
    const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
    return { x: this.box.x + (event.clientX - left) * this.scale, y: this.box.y + (event.clientY - top) * this.scale };
  }
}

/** Where a window begins that does not leave the plane; one that is larger than the plane has it in its middle. */
function within(start: number, plane: number, window: number): number {
  return window >= plane ? (plane - window) / 2 : Math.max(0, Math.min(plane - window, start));
}
