import { n } from './print.ts';

/** Outlines as path data; coordinates in picture units. */
export function disc(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`;
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0z`;
}

export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (!r) return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
  const arc = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  const [iw, ih] = [w - 2 * r, h - 2 * r];
  return `M${n(x + r)} ${n(y)}h${n(iw)}${arc(r, r)}v${n(ih)}${arc(-r, r)}h${n(-iw)}${arc(-r, -r)}v${n(-ih)}${arc(r, -r)}z`;
}

export function segment(x1: number, y1: number, x2: number, y2: number): string {
  return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
}

/** Rays between two radii, `count` of them, the first one pointing up. */
export function rays(x: number, y: number, from: number, to: number, count: number, turn = 0): string {
  return Array.from({ length: count }, (_, i) => {
    const a = ((i + turn) / count) * 2 * Math.PI - Math.PI / 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return segment(x + from * c, y + from * s, x + to * c, y + to * s);
  }).join('');
}

/** A star or a polygon: `points` tips at `outer`, hollows at `inner`. */
export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const a = (i / points) * Math.PI - Math.PI / 2;
    const r = i % 2 ? inner : outer;
    return `${n(x + r * Math.cos(a))} ${n(y + r * Math.sin(a))}`;
  });
  return `M${corners.join('L')}z`;
}

/** A wave of `count` half-periods from (x, y), each `step` wide. */
export function wave(x: number, y: number, step: number, height: number, count: number): string {
  return `M${n(x)} ${n(y)}q${n(step / 2)} ${n(-height)} ${n(step)} 0${`t${n(step)} 0`.repeat(count - 1)}`;
}

/** A leaf from its stalk at (x, y), `length` long, pointing at `degrees` (0 is to the right). */
export function leaf(x: number, y: number, length: number, degrees: number, fullness = 0.34): string {
  const a = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const at = (along: number, across: number) =>
    `${n(x + length * (along * c - across * s))} ${n(y + length * (along * s + across * c))}`;
  return `M${n(x)} ${n(y)}C${at(0.25, -fullness)} ${at(0.75, -fullness)} ${at(1, 0)}C${at(0.75, fullness)} ${at(0.25, fullness)} ${n(x)} ${n(y)}z`;
}

/** A node of a vessel's outline: height from the top of the picture, half-width; `soft` bends towards it. */
export type Profile = [y: number, halfWidth: number][];

/** The outline of a turned vessel, symmetrical about `x`, its bottom corners rounded by `foot`. */
export function turned(x: number, profile: Profile, foot: number): string {
  const first = profile[0] ?? [0, 0];
  const last = profile.at(-1) ?? first;
  const side = (sign: 1 | -1, nodes: Profile) =>
    nodes
      .slice(1)
      .map(([y, r], i) => {
        const [y0, r0] = nodes[i] ?? [y, r];
        if (r === r0) return `V${n(y)}`;
        const bend = (y + y0) / 2;
        return `C${n(x + sign * r0)} ${n(bend)} ${n(x + sign * r)} ${n(bend)} ${n(x + sign * r)} ${n(y)}`;
      })
      .join('');
  const lifted: Profile = [...profile.slice(0, -1), [last[0] - foot, last[1]]];
  return (
    `M${n(x - first[1])} ${n(first[0])}H${n(x + first[1])}${side(1, lifted)}` +
    `q0 ${n(foot)} ${n(-foot)} ${n(foot)}H${n(x - last[1] + foot)}q${n(-foot)} 0 ${n(-foot)} ${n(-foot)}` +
    `${side(-1, lifted.toReversed())}z`
  );
}

/** The part of a profile below `level`; the level must lie on a straight wall. */
export function below(profile: Profile, level: number): Profile {
  const next = profile.findIndex(([y]) => y > level);
  const node = profile[next];
  return next <= 0 || !node ? profile : [[level, node[1]], ...profile.slice(next)];
}
