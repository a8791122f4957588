import type { Material } from './material.ts';

/** A place in centimetres: x to the right, y up, z to the viewer. */
export type Point = readonly [x: number, y: number, z: number];

/** Triangles of one material. Positions and normals hold three numbers for each corner. */
export interface Mesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indexes: Uint32Array;
  readonly material: Material;
}

/** Meshes that belong together. Since it is a list, `[]` is nothing, and `flatMap` makes one solid of several. */
export type Solid = readonly Mesh[];

/** The element at an index that the list surely has. */
export const at = (list: ArrayLike<number>, index: number): number => list[index] as number;

/** One solid that consists of the others. */
export const join = (...solids: readonly Solid[]): Solid => solids.flat();

/** Normals of a mesh: at each corner the mean of its triangles' normals, by area. */
export const normalsOf = (positions: ArrayLike<number>, indexes: ArrayLike<number>): Float32Array => {
  const normals = new Float32Array(positions.length);
  const add = (corner: number, x: number, y: number, z: number): void => {
    normals[corner] = (normals[corner] as number) + x;
    normals[corner + 1] = (normals[corner + 1] as number) + y;
    normals[corner + 2] = (normals[corner + 2] as number) + z;
  };
  for (let t = 0; t < indexes.length; t += 3) {
    const a = (indexes[t] as number) * 3;
    const b = (indexes[t + 1] as number) * 3;
    const c = (indexes[t + 2] as number) * 3;
    const ux = (positions[b] as number) - (positions[a] as number);
    const uy = (positions[b + 1] as number) - (positions[a + 1] as number);
    const uz = (positions[b + 2] as number) - (positions[a + 2] as number);
    const vx = (positions[c] as number) - (positions[a] as number);
    const vy = (positions[c + 1] as number) - (positions[a + 1] as number);
    const vz = (positions[c + 2] as number) - (positions[a + 2] as number);
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    add(a, nx, ny, nz);
    add(b, nx, ny, nz);
    add(c, nx, ny, nz);
  }
  for (let i = 0; i < normals.length; i += 3) {
    const length = Math.hypot(normals[i] as number, normals[i + 1] as number, normals[i + 2] as number) || 1;
    for (let k = 0; k < 3; k += 1) normals[i + k] = (normals[i + k] as number) / length;
  }
  return normals;
};

type Row = readonly [number, number, number];
const apply = (rows: readonly [Row, Row, Row], list: Float32Array, shift: Point): Float32Array => {
  const result = new Float32Array(list.length);
  const [p, q, r] = rows;
  for (let i = 0; i < list.length; i += 3) {
    const x = list[i] as number;
    const y = list[i + 1] as number;
    const z = list[i + 2] as number;
    result[i] = p[0] * x + p[1] * y + p[2] * z + shift[0];
    result[i + 1] = q[0] * x + q[1] * y + q[2] * z + shift[1];
    result[i + 2] = r[0] * x + r[1] * y + r[2] * z + shift[2];
  }
  return result;
};

const still: Point = [0, 0, 0];
const upright: readonly [Row, Row, Row] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** The solid moved by x, y and z centimetres. */
export const move = (solid: Solid, x: number, y: number, z: number): Solid =>
  solid.map((mesh) => ({ ...mesh, positions: apply(upright, mesh.positions, [x, y, z]) }));

/** The solid turned about the x, then the y, then the z axis, in degrees. */
export const turn = (solid: Solid, x: number, y: number, z = 0): Solid => {
  const [a, b, c] = [(x * Math.PI) / 180, (y * Math.PI) / 180, (z * Math.PI) / 180];
  const [sa, ca, sb, cb, sc, cc] = [
    Math.sin(a),
    Math.cos(a),
    Math.sin(b),
    Math.cos(b),
    Math.sin(c),
    Math.cos(c),
  ];
  const rows: readonly [Row, Row, Row] = [
    [cc * cb, cc * sb * sa - sc * ca, cc * sb * ca + sc * sa],
    [sc * cb, sc * sb * sa + cc * ca, sc * sb * ca - cc * sa],
    [-sb, cb * sa, cb * ca],
  ];
  return solid.map((mesh) => ({
    ...mesh,
    positions: apply(rows, mesh.positions, still),
    normals: apply(rows, mesh.normals, still),
  }));
};

/** The solid made larger by the factors x, y and z. */
export const scale = (solid: Solid, x: number, y = x, z = x): Solid =>
  solid.map((mesh) => {
    const rows: readonly [Row, Row, Row] = [
      [x, 0, 0],
      [0, y, 0],
      [0, 0, z],
    ];
    const positions = apply(rows, mesh.positions, still);
    const isEven = x === y && y === z;
    return { ...mesh, positions, normals: isEven ? mesh.normals : normalsOf(positions, mesh.indexes) };
  });

/** The solid and its mirror image at x = 0. */
export const pair = (solid: Solid): Solid => [...solid, ...scale(solid, -1, 1, 1)];

/** One solid of `count` others, which `copy` makes by their number from 0. */
export const repeat = (count: number, copy: (index: number) => Solid): Solid =>
  Array.from({ length: count }, (_, index) => copy(index)).flat();

/** Copies of a solid, turned in a full circle about the y axis; the first by `start` degrees. */
export const ring = (count: number, solid: Solid, start = 0): Solid =>
  repeat(count, (index) => turn(solid, 0, start + (360 / count) * index));

/** Lowest and highest corner of a solid. */
export const boundsOf = (solid: Solid): readonly [low: Point, high: Point] => {
  const [low, high] = [
    [1e9, 1e9, 1e9],
    [-1e9, -1e9, -1e9],
  ];
  for (const { positions } of solid) {
    for (let i = 0; i < positions.length; i += 1) {
      const axis = i % 3;
      if ((positions[i] as number) < (low[axis] as number)) low[axis] = positions[i] as number;
      if ((positions[i] as number) > (high[axis] as number)) high[axis] = positions[i] as number;
    }
  }
  return [low as unknown as Point, high as unknown as Point];
};

/** The solid moved up or down so that its lowest corner is on the ground. */
export const ground = (solid: Solid): Solid => move(solid, 0, -boundsOf(solid)[0][1], 0);
