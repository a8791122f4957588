import { type Frame, framesOf } from './frames.ts';
import type { Material } from './material.ts';
import { at, type Mesh, normalsOf, type Point, type Solid } from './mesh.ts';

/** Curved surfaces: each is a grid of points with two parameters u and v from 0 to 1. */

/** A sheet whose points the function gives; `isClosed` when the first and the last column are the same line. */
export const sheet = (
  material: Material,
  columns: number,
  rows: number,
  point: (u: number, v: number) => Point,
  isClosed = false,
): Solid => {
  const positions = new Float32Array((columns + 1) * (rows + 1) * 3);
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      positions.set(point(column / columns, row / rows), (row * (columns + 1) + column) * 3);
    }
  }
  const indexes = new Uint32Array(columns * rows * 6);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const a = row * (columns + 1) + column;
      const c = a + columns + 1;
      indexes.set([a, a + 1, c, a + 1, c + 1, c], (row * columns + column) * 6);
    }
  }
  const normals = normalsOf(positions, indexes);
  if (isClosed) closeSeam(normals, columns, rows);
  return [{ positions, normals, indexes, material } satisfies Mesh];
};

/** Gives the first and the last column, which are the same line, the same normals, so that no seam shows. */
const closeSeam = (normals: Float32Array, columns: number, rows: number): void => {
  for (let row = 0; row <= rows; row += 1) {
    const first = row * (columns + 1) * 3;
    const last = first + columns * 3;
    const sum = [0, 1, 2].map((k) => at(normals, first + k) + at(normals, last + k));
    const length = Math.hypot(...sum) || 1;
    for (let k = 0; k < 3; k += 1) {
      normals[first + k] = at(sum, k) / length;
      normals[last + k] = at(sum, k) / length;
    }
  }
};

/** A place in a plane. */
export type Flat = readonly [x: number, y: number];

/** The line with its corners rounded; a rounded corner begins `bevel` before it and ends `bevel` after it. */
export const roundLine = (line: readonly Flat[], bevel: number, steps = 3): Flat[] =>
  line.flatMap((corner, index) => {
    const before = line[index - 1];
    const after = line[index + 1];
    if (before === undefined || after === undefined || bevel === 0) return [corner];
    const side = (end: Flat): Flat => {
      const length = Math.hypot(end[0] - corner[0], end[1] - corner[1]) || 1;
      const share = Math.min(bevel, length * 0.45) / length;
      return [corner[0] + (end[0] - corner[0]) * share, corner[1] + (end[1] - corner[1]) * share];
    };
    const [from, to] = [side(before), side(after)];
    return Array.from({ length: steps + 1 }, (_, step): Flat => {
      const t = step / steps;
      const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      return [p * from[0] + q * corner[0] + r * to[0], p * from[1] + q * corner[1] + r * to[1]];
    });
  });

/** A smooth curve through all points of a line. */
export const curve = <P extends readonly number[]>(line: readonly P[], steps = 6): P[] =>
  line.flatMap((start, index) => {
    const end = line[index + 1];
    if (end === undefined) return [start];
    const before = line[index - 1] ?? start;
    const after = line[index + 2] ?? end;
    return Array.from({ length: steps }, (_, step) => {
      const t = step / steps;
      return start.map((p1, k) => {
        const [p0, p2, p3] = [at(before, k), at(end, k), at(after, k)];
        const [a, b] = [2 * p0 - 5 * p1 + 4 * p2 - p3, -p0 + 3 * p1 - 3 * p2 + p3];
        return 0.5 * (2 * p1 + (p2 - p0) * t + a * t * t + b * t * t * t);
      }) as unknown as P;
    });
  });

/** The point of a line after this share (0 to 1) of its points. */
const along = <P extends readonly number[]>(line: readonly P[], share: number): P =>
  line[Math.round(share * (line.length - 1))] as P;

/** Options of `lathe`. */
export interface LatheOptions {
  /** Rounding of the corners. */
  readonly bevel?: number;
  /** Sides of the turned solid. */
  readonly sides?: number;
  /** A factor for the radius at an angle (radians) and height. */
  readonly wave?: (angle: number, y: number) => number;
}

/** A solid as a lathe turns it about the y axis; its profile is a list of [radius, height] from one end to the other. */
export const lathe = (
  material: Material,
  profile: readonly Flat[],
  { bevel = 0.2, sides = 40, wave = () => 1 }: LatheOptions = {},
): Solid => {
  const line = roundLine(profile, bevel);
  return sheet(
    material,
    sides,
    line.length - 1,
    (u, v) => {
      const [radius, y] = along(line, v);
      const angle = u * Math.PI * 2;
      const wide = radius * wave(angle, y);
      return [Math.cos(angle) * wide, y, -Math.sin(angle) * wide];
    },
    true,
  );
};

/** A closed cylinder on the ground, about the y axis. */
export const cylinder = (material: Material, radius: number, height: number, bevel = 0.15): Solid =>
  lathe(
    material,
    [
      [0, 0],
      [radius, 0],
      [radius, height],
      [0, height],
    ],
    { bevel },
  );

/** A ball about the origin with this radius, or an ellipsoid with the radii x, y and z. */
export const ball = (material: Material, x: number, y = x, z = x): Solid =>
  sheet(
    material,
    32,
    20,
    (u, v) => {
      const [angle, height] = [u * Math.PI * 2, (v - 0.5) * Math.PI];
      const wide = Math.cos(height);
      return [Math.cos(angle) * wide * x, Math.sin(height) * y, -Math.sin(angle) * wide * z];
    },
    true,
  );

/** A section of a loft at the height y: its middle, half width and half depth. `power` 2 makes an ellipse, more is squarer. */
export interface Section {
  readonly y: number;
  readonly x?: number;
  readonly z?: number;
  readonly wide: number;
  readonly deep: number;
  readonly power?: number;
}

/** A closed solid through sections, from the lowest to the highest, with `smooth` steps between two. */
export const loft = (material: Material, sections: readonly Section[], smooth = 5): Solid => {
  const rows = curve(
    sections.map(({ y, x = 0, z = 0, wide, deep, power = 2 }) => [y, x, z, wide, deep, power] as const),
    smooth,
  );
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return [];
  const flat = (row: readonly number[]) => [row[0], row[1], row[2], 0, 0, row[5]] as unknown as typeof first;
  const all = [flat(first), first, ...rows.slice(1), flat(last)];
  return sheet(
    material,
    44,
    all.length - 1,
    (u, v) => {
      const [y, x, z, wide, deep, power] = along(all, v);
      const angle = u * Math.PI * 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power);
      return [x + bend(c) * wide, y, z - bend(s) * deep];
    },
    true,
  );
};

/** Options of `tube`. */
export interface TubeOptions {
  /** Half of what a flat band measures at right angles to `across`; along `across` it measures twice the radius. */
  readonly flat?: number;
  /** Whether it curves through the points, instead of having corners at them. */
  readonly isSmooth?: boolean;
  readonly sides?: number;
  /** Direction of the radius at the start; along z if it is not given. */
  readonly across?: Point;
}

/** A tube along a line of points; its radius may depend on the share (0 to 1) of the line. */
export const tube = (
  material: Material,
  path: readonly Point[],
  radius: number | ((share: number) => number),
  { flat, isSmooth = true, sides = 12, across }: TubeOptions = {},
): Solid => {
  const line = isSmooth ? curve(path, 8) : path;
  const frames = framesOf(line, across);
  return sheet(
    material,
    sides,
    line.length - 1,
    (u, v) => {
      const index = Math.round(v * (line.length - 1));
      const [p, frame] = [line[index] as Point, frames[index] as Frame];
      const wide = typeof radius === 'number' ? radius : radius(v);
      const thin = flat ?? wide;
      const [c, s] = [Math.cos(u * Math.PI * 2) * wide, Math.sin(u * Math.PI * 2) * thin];
      return [0, 1, 2].map((k) => at(p, k) + at(frame.side, k) * c + at(frame.up, k) * s) as unknown as Point;
    },
    true,
  );
};
