import type { Material } from './material.ts';
import { at, normalsOf, type Point, type Solid } from './mesh.ts';
import { inset, nearest, outlineOf, triangulate } from './outlines.ts';
import type { Flat } from './surfaces.ts';

/** Boxes, and solids with an outline in the plane of x and y. */

/** For each pair of opposite sides of a box: the axes of a side's rows and columns, and the axis that it faces. */
const axes: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
];

/** Where in the rounding of an edge, as shares of it, a side of a box has points. */
const arc = [0, 0.12, 0.3, 0.55, 0.8, 1];

/** The triangles of a square grid with `count` points along each side; `start` is its first point. */
const gridTriangles = (start: number, count: number): number[] => {
  const indexes: number[] = [];
  for (let i = 0; i < count - 1; i += 1) {
    for (let j = 0; j < count - 1; j += 1) {
      const p = start + i * count + j;
      indexes.push(p, p + 1, p + count, p + 1, p + count + 1, p + count);
    }
  }
  return indexes;
};

/** A box on the ground, its middle above the origin: width, height and depth, and the rounding of its edges. */
export const box = (material: Material, x: number, y: number, z: number, radius = 0.2): Solid => {
  const half = [x / 2, y / 2, z / 2];
  const r = Math.min(radius, ...half);
  const positions: number[] = [];
  const normals: number[] = [];
  const indexes: number[] = [];
  const stepsOf = (size: number): number[] => [
    ...arc.map((share) => -size + r * share),
    ...arc.toReversed().map((share) => size - r * share),
  ];
  /** Moves a point of a box with sharp edges onto the rounding, and adds it. */
  const add = (point: readonly number[]): void => {
    const inner = point.map((value, k) => Math.max(r - at(half, k), Math.min(at(half, k) - r, value)));
    const away = point.map((value, k) => value - at(inner, k));
    const length = Math.hypot(...away) || 1;
    positions.push(
      ...inner.map((value, k) => value + (at(away, k) / length) * r + (k === 1 ? at(half, 1) : 0)),
    );
    normals.push(...away.map((value) => value / length));
  };
  for (const [a, b, c] of axes) {
    for (const side of [-1, 1]) {
      const [us, vs] = [stepsOf(at(half, a)), stepsOf(at(half, b))];
      const start = positions.length / 3;
      for (const v of vs) {
        for (const u of us) {
          const point = [0, 0, 0];
          point[a] = u;
          point[b] = v;
          point[c] = at(half, c) * side;
          add(point);
        }
      }
      indexes.push(...gridTriangles(start, us.length));
    }
  }
  return [
    {
      positions: Float32Array.from(positions),
      normals: Float32Array.from(normals),
      indexes: Uint32Array.from(indexes),
      material,
    },
  ];
};

/** A flat plate with an outline in x and y, half of its thickness on each side of z = 0. `bevel` rounds its edges, `radius` its corners. */
export const plate = (
  material: Material,
  line: readonly Flat[],
  thickness: number,
  bevel = 0.1,
  radius = 0,
): Solid => {
  const outer = outlineOf(line, radius);
  const count = outer.length;
  const b = Math.min(bevel, thickness / 2);
  const inner = inset(outer, b);
  const half = thickness / 2;
  const rows: readonly (readonly [readonly Flat[], number])[] = [
    [inner, half],
    [inset(outer, b * 0.3), half - b * 0.3],
    [outer, half - b],
    [outer, b - half],
    [inset(outer, b * 0.3), b * 0.3 - half],
    [inner, -half],
  ];
  const positions = rows.flatMap(([points, z]) => points.flatMap(([x, y]) => [x, y, z]));
  const indexes: number[] = [];
  for (let row = 0; row < rows.length - 1; row += 1) {
    for (let i = 0; i < count; i += 1) {
      const [p, q] = [row * count + i, row * count + ((i + 1) % count)];
      indexes.push(p, p + count, q, q, p + count, q + count);
    }
  }
  const sides = { positions: Float32Array.from(positions), indexes: Uint32Array.from(indexes), material };
  const faces = triangulate(inner);
  const face = (z: number) => ({
    positions: Float32Array.from(inner.flatMap(([x, y]) => [x, y, z])),
    normals: Float32Array.from(inner.flatMap(() => [0, 0, Math.sign(z)])),
    indexes: Uint32Array.from(faces),
    material,
  });
  return [{ ...sides, normals: normalsOf(sides.positions, sides.indexes) }, face(half), face(-half)];
};

/** Options of `pillow`. */
export interface PillowOptions {
  /** Distance from the edge at which the full thickness is reached. */
  readonly edge?: number;
  /** Height that is added at a place of front and back, such as for creases. */
  readonly relief?: (x: number, y: number) => number;
  /** Rounding of the outline's corners. */
  readonly radius?: number;
  /** Points along the longer side. */
  readonly detail?: number;
}

/** A stuffed solid: it has an outline in x and y and swells to `thickness` in its middle, half of it on each side of z = 0. */
export const pillow = (
  material: Material,
  line: readonly Flat[],
  thickness: number,
  { edge = thickness, relief = () => 0, radius = 0, detail = 64 }: PillowOptions = {},
): Solid => {
  const outer = outlineOf(line, radius);
  const xs = outer.map(([x]) => x);
  const ys = outer.map(([, y]) => y);
  const [left, low] = [Math.min(...xs), Math.min(...ys)];
  const step = Math.max(Math.max(...xs) - left, Math.max(...ys) - low) / detail;
  const columns = Math.ceil((Math.max(...xs) - left) / step) + 2;
  const rows = Math.ceil((Math.max(...ys) - low) / step) + 2;
  const points: Point[] = [];
  const inside: boolean[] = [];
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const [x, y] = [left + (column - 0.7) * step, low + (row - 0.7) * step];
      const { distance, point } = nearest(outer, x, y);
      const isNear = distance < step * 0.35;
      inside.push(distance > 0);
      const share = Math.min(1, Math.max(0, distance / edge));
      const height = (thickness / 2) * Math.sqrt(1 - (1 - share) ** 2);
      points.push(isNear ? [point[0], point[1], 0] : [x, y, height + relief(x, y) * Math.min(1, share * 2)]);
    }
  }
  const indexes: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const a = row * (columns + 1) + column;
      const cell = [a, a + 1, a + columns + 1, a + columns + 2];
      if (!cell.some((p) => inside[p])) continue;
      const [p, q, r, s] = cell as [number, number, number, number];
      indexes.push(p, q, r, q, s, r);
    }
  }
  const faces = [1, -1].map((side) => {
    const positions = Float32Array.from(points.flatMap(([x, y, z]) => [x, y, z * side]));
    const list = Uint32Array.from(indexes);
    return { positions, normals: normalsOf(positions, list), indexes: list, material };
  });
  return faces;
};
