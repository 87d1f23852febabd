/** Which part of the map is seen: the whole of it, or a piece that one has come closer to. */

import type { Box } from "./geometry";

const CLOSEST = 4;
/** So far a finger may slip and still mean a click. */
const SLIP = 6;
const WHEEL = 0.0016;

interface Finger {
  x: number;
  y: number;
}

export class Viewport {
  zoom = $state(1);
  private x = $state(0);
  private y = $state(0);
  private readonly fingers = new Map<number, Finger>();
  private moved = false;

  constructor(private readonly plane: { width: number; height: number }) {}

  readonly box: Box = $derived.by(() => ({
    x: this.x,
    y: this.y,
    width: this.plane.width / this.zoom,
    height: this.plane.height / this.zoom,
  }));

  get whole(): boolean {
    return this.zoom === 1;
  }

  showAll(): void {
    this.zoom = 1;
    this.settle(0, 0);
  }

  /** Comes closer to (or away from) a place on the plane, which stays where it is on the screen. */
  zoomAt(factor: number, at: Finger = { x: this.x + this.box.width / 2, y: this.y + this.box.height / 2 }): void {
    const zoom = Math.max(1, Math.min(CLOSEST, this.zoom * factor));
    const share = this.zoom / zoom;
    const [x, y] = [at.x - (at.x - this.x) * share, at.y - (at.y - this.y) * share];
    this.zoom = zoom;
    this.settle(x, y);
  }

  /** Brings a place into sight, if it is not. */
  show(place: Finger): void {
    const { x, y, width, height } = this.box;
    const inside = place.x > x && place.x < x + width && place.y > y && place.y < y + height;
    if (!inside) this.settle(place.x - width / 2, place.y - height / 2);
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
    else this.push(event, before, now);
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

  private push(event: PointerEvent, before: Finger, now: Finger): void {
    const scale = this.scale(event.currentTarget as Element);
    this.settle(this.x - (now.x - before.x) * scale, this.y - (now.y - before.y) * scale);
  }

  private pinch(event: PointerEvent, before: Finger, now: Finger, other: Finger): void {
    const apart = (a: Finger) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
    const between = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2, currentTarget: event.currentTarget };
    this.zoomAt(apart(now) / apart(before), this.onPlane(between));
  }

  private onPlane(event: { clientX: number; clientY: number; currentTarget: EventTarget | null }): Finger {
    const target = event.currentTarget as Element;
    const { left, top, width, height } = target.getBoundingClientRect();
    const scale = this.scale(target);
    const [idleX, idleY] = [(width * scale - this.box.width) / 2, (height * scale - this.box.height) / 2];
    return { x: this.x + (event.clientX - left) * scale - idleX, y: this.y + (event.clientY - top) * scale - idleY };
  }

  /** Units of the plane in a pixel of the screen. */
  private scale(target: Element): number {
    const { width, height } = target.getBoundingClientRect();
    return Math.max(this.box.width / Math.max(1, width), this.box.height / Math.max(1, height));
  }

  private settle(x: number, y: number): void {
    this.x = Math.max(0, Math.min(this.plane.width - this.plane.width / this.zoom, x));
    this.y = Math.max(0, Math.min(this.plane.height - this.plane.height / this.zoom, y));
  }
}
