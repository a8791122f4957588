/** The small relief of surfaces: threads, ribs and pores. */

/** Height of a surface's grain at a place, in centimetres. */
export type Grain = (x: number, y: number, z: number) => number;

/** Bumps in three directions that do not repeat within a picture. */
export const pebbles =
  (size: number, height: number): Grain =>
  (x, y, z) => {
    const [a, b, c] = [x / size, y / size, z / size];
    return (
      height *
      (Math.sin(a * 2.1 + Math.sin(b * 1.7) * 1.3) *
        Math.sin(b * 2.3 + Math.sin(c * 1.9 + a) * 1.2) *
        Math.cos(c * 1.7 + Math.sin(a * 1.3) * 1.1))
    );
  };

/** How far (0 to 1) the upper thread stands out at a place of a plain weave, whose threads are `size` centimetres wide. */
export const weave = (x: number, y: number, z: number, size: number): number => {
  const u = (x + z * 0.3) / size;
  const v = (y + z) / size;
  const warp = Math.abs(Math.sin(Math.PI * u)) * (0.5 + 0.5 * Math.cos(Math.PI * (v + Math.floor(u))));
  const weft = Math.abs(Math.sin(Math.PI * v)) * (0.5 - 0.5 * Math.cos(Math.PI * (u + Math.floor(v))));
  return Math.max(warp, weft);
};

/** Spun threads are thicker and paler in places: a number from 0 to 1 that changes along a thread and between threads. */
export const slub = (x: number, y: number, z: number, size: number): number =>
  0.5 +
  0.25 * Math.sin(Math.floor((x + z * 0.3) / size) * 12.9898 + y * 0.9) +
  0.25 * Math.sin(Math.floor((y + z) / size) * 78.233 + x * 0.9);

/** The ribs of a knitted cloth. */
export const ribs =
  (size: number, height: number): Grain =>
  (x, y, z) =>
    height *
    (Math.abs(Math.sin((x + z * 0.7) / size)) + 0.35 * Math.sin(y / size + Math.sin((x + z) / size)));
