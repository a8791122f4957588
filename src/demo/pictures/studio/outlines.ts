import { at } from './mesh.ts';
import { type Flat, roundLine } from './surfaces.ts';

/** Outlines of flat solids: closed lines in the plane of x and y. */

/** The area of the outline, negative when it runs clockwise. */
const area = (line: readonly Flat[]): number =>
  line.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = line[(index + 1) % line.length] as Flat;
    return sum + x * nextY - nextX * y;
  }, 0) / 2;

/** More than 0 when `c` is on the left of the line from `a` to `b`. */
const isLeft = (a: Flat, b: Flat, c: Flat): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);

/** Triangles of a simple outline, by cutting ears: corners whose triangle has no other corner in it. */
export const triangulate = (line: readonly Flat[]): number[] => {
  const left = line.map((_, index) => index);
  const result: number[] = [];
  const corner = (index: number): Flat => line[index] as Flat;
  let tries = left.length * left.length;
  for (let i = 0; left.length > 3 && tries > 0; tries -= 1) {
    const [a, b, c] = [
      at(left, (i + left.length - 1) % left.length),
      at(left, i % left.length),
      at(left, (i + 1) % left.length),
    ];
    const isEar =
      isLeft(corner(a), corner(b), corner(c)) > 0 &&
      left.every((p) => {
        if (p === a || p === b || p === c) return true;
        return !(
          isLeft(corner(a), corner(b), corner(p)) > 0 &&
          isLeft(corner(b), corner(c), corner(p)) > 0 &&
          isLeft(corner(c), corner(a), corner(p)) > 0
        );
      });
    if (isEar) {
      result.push(a, b, c);
      left.splice(i % left.length, 1);
    } else i += 1;
  }
  return [...result, ...left.slice(0, 3)];
};

/** The outline in counter-clockwise order, with its corners rounded by `radius`. */
export const outlineOf = (line: readonly Flat[], radius = 0): Flat[] => {
  const forward = area(line) > 0 ? [...line] : line.toReversed();
  if (radius === 0) return forward;
  const [first, last] = [forward[0] as Flat, forward.at(-1) as Flat];
  return roundLine([last, ...forward, first], radius, 5).slice(1, -1);
};

/** The outline made smaller by a distance. */
export const inset = (line: readonly Flat[], by: number): Flat[] =>
  line.map(([x, y], index) => {
    const before = line[(index + line.length - 1) % line.length] as Flat;
    const after = line[(index + 1) % line.length] as Flat;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [x - (dy / length) * by, y + (dx / length) * by];
  });

/** Distance of a place from the outline, negative outside of it, and the nearest point on the outline. */
export const nearest = (line: readonly Flat[], x: number, y: number): { distance: number; point: Flat } => {
  let [best, bestX, bestY, isInside] = [Number.POSITIVE_INFINITY, 0, 0, false];
  for (let i = 0, j = line.length - 1; i < line.length; j = i, i += 1) {
    const [ax, ay] = line[j] as Flat;
    const [bx, by] = line[i] as Flat;
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    const [px, py] = [ax + dx * t, ay + dy * t];
    const d = (x - px) ** 2 + (y - py) ** 2;
    if (d < best) [best, bestX, bestY] = [d, px, py];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return { distance: isInside ? Math.sqrt(best) : -Math.sqrt(best), point: [bestX, bestY] };
};
