import { type Point, type Solid } from './mesh.ts';
import { drawMesh } from './raster.ts';

/** Heights of a solid above a plane, over a square of the plane. */
export interface HeightMap {
  /** Heights in rows of `size`; very low where there is nothing. */
  readonly heights: Float32Array;
  readonly size: number;
  /** Directions of the columns and of the rows. */
  readonly across: Point;
  readonly along: Point;
  /** Where the first column and the first row begin, in centimetres. */
  readonly startX: number;
  readonly startY: number;
  /** Cells per centimetre. */
  readonly cells: number;
}

/** The height of a cell in which there is nothing of the solid. */
export const nothing = -1e9;

/** How high a solid reaches in the direction `up`; `margin` is the free space around it as a share of its width. */
export const heightMap = (
  solid: Solid,
  size: number,
  [across, along, up]: readonly [Point, Point, Point],
  margin: number,
): HeightMap => {
  let left = 1e9;
  let right = -1e9;
  let low = 1e9;
  let high = -1e9;
  const flats = solid.map((mesh) => {
    const { positions } = mesh;
    const flat = new Float32Array(positions.length);
    for (let i = 0; i < positions.length; i += 3) {
      const x = positions[i] as number;
      const y = positions[i + 1] as number;
      const z = positions[i + 2] as number;
      const u = x * across[0] + y * across[1] + z * across[2];
      const v = x * along[0] + y * along[1] + z * along[2];
      if (u < left) left = u;
      if (u > right) right = u;
      if (v < low) low = v;
      if (v > high) high = v;
      flat[i] = u;
      flat[i + 1] = v;
      flat[i + 2] = x * up[0] + y * up[1] + z * up[2];
    }
    return [mesh, flat] as const;
  });
  const span = Math.max(right - left, high - low) * (1 + margin * 2) || 1;
  const startX = (left + right - span) / 2;
  const startY = (low + high - span) / 2;
  const cells = size / span;
  const heights = new Float32Array(size * size).fill(nothing);
  for (const [mesh, flat] of flats) {
    for (let i = 0; i < flat.length; i += 3) {
      flat[i] = ((flat[i] as number) - startX) * cells;
      flat[i + 1] = ((flat[i + 1] as number) - startY) * cells;
    }
    drawMesh(mesh, flat, 0, { near: heights, width: size, height: size });
  }
  return { heights, size, across, along, startX, startY, cells };
};

/** Three runs of a box filter in both directions: close to a Gaussian. */
export const blur = (values: Float32Array, size: number, radius: number): Float32Array => {
  let from = values;
  let to = new Float32Array(size * size);
  const share = 1 / (radius * 2 + 1);
  for (let run = 0; run < 6; run += 1) {
    const step = run % 2 === 0 ? 1 : size;
    const line = run % 2 === 0 ? size : 1;
    for (let row = 0; row < size; row += 1) {
      const start = row * line;
      let sum = 0;
      for (let i = 0; i < radius; i += 1) sum += from[start + i * step] as number;
      for (let i = 0; i < size; i += 1) {
        if (i + radius < size) sum += from[start + (i + radius) * step] as number;
        if (i > radius) sum -= from[start + (i - radius - 1) * step] as number;
        to[start + i * step] = sum * share;
      }
    }
    const written = to;
    to = run === 0 ? new Float32Array(size * size) : (from as Float32Array<ArrayBuffer>);
    from = written;
  }
  return from;
};

/** The value at a place between the cells; 0 outside. */
export const sample = (values: Float32Array, size: number, column: number, row: number): number => {
  const i = Math.floor(column - 0.5);
  const j = Math.floor(row - 0.5);
  if (i < 0 || j < 0 || i >= size - 1 || j >= size - 1) return 0;
  const u = column - 0.5 - i;
  const v = row - 0.5 - j;
  const o = j * size + i;
  const upper = (values[o] as number) * (1 - u) + (values[o + 1] as number) * u;
  const lower = (values[o + size] as number) * (1 - u) + (values[o + size + 1] as number) * u;
  return upper * (1 - v) + lower * v;
};
