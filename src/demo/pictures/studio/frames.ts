import type { Point } from './mesh.ts';

/** Two directions across a line, at a right angle to it and to each other. */
export interface Frame {
  readonly side: Point;
  readonly up: Point;
}

const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The direction with the length 1. */
const unit = (a: Point): Point => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** Two directions across the line at each of its points, without sudden twists. */
export const framesOf = (line: readonly Point[], across: Point = [0, 0, 1]): Frame[] => {
  let side = across;
  return line.map((point, index) => {
    const from = line[index - 1] ?? point;
    const to = line[index + 1] ?? point;
    const ahead = unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
    if (index === 0 && Math.abs(ahead[2] * side[2]) > 0.9) side = [1, 0, 0];
    const up = unit(cross(ahead, side));
    side = unit(cross(up, ahead));
    return { side, up };
  });
};
