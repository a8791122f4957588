import { type Camera, dot } from './camera.ts';
import { type Hex, type Light, lightOf } from './colour.ts';
import { smooth } from './lights.ts';
import { type Material, wood } from './material.ts';
import { type Point } from './mesh.ts';
import type { Shadows } from './shadow.ts';

/** What is around a product: in the studio only its shadow, otherwise a table, floor or desk before a wall with window light. */
export type Backdrop = 'studio' | 'table' | 'floor' | 'desk';

/** In the studio, a shadow that is less dark than this is not shown. */
const faintest = 0.1;
const shadowTint: Light = [0.86, 0.93, 1];

/** How much light (0 to 1) falls through a window with bars on a place of the wall, given in widths of the picture. */
const windowLight = (x: number, y: number): number => {
  const slanted = x + y * 0.55;
  const inside =
    smooth(-0.42, -0.34, slanted) * smooth(0.46, 0.38, slanted) * smooth(0.0, 0.06, y) * smooth(0.86, 0.8, y);
  const bar = Math.min(Math.abs(slanted - 0.02), Math.abs(y - 0.42));
  return inside * smooth(0.008, 0.024, bar);
};

interface Scene {
  readonly wall: Light;
  readonly top: Material;
}

const scenes: Readonly<Record<Exclude<Backdrop, 'studio'>, Scene>> = {
  table: { wall: lightOf('#d8d0c4'), top: wood('#c49a6c', '#a67a4d', 'x', 1) },
  desk: { wall: lightOf('#c5ccd0'), top: wood('#8a6244', '#6d4a31', 'x', 1) },
  floor: { wall: lightOf('#d3d2c8'), top: wood('#b89470', '#9c7852', 'x', 4) },
};

/** Writes the colour of a place of the wall, given in radii of the subject to the right and up, into `colour`. */
const colourWall = (wall: Light, wash: Light | null, x: number, y: number, colour: number[]): void => {
  const lit = windowLight(x * 0.34 - 0.05, y * 0.34 - 0.05);
  const corner = smooth(0, 0.3, y) * 0.16 + 0.84;
  const grey = (0.66 + 0.44 * lit - 0.06 * x) * corner;
  for (let k = 0; k < 3; k += 1) {
    const base =
      wash === null ? (wall[k] as number) : (wall[k] as number) * 0.72 + (wash[k] as number) * 0.28;
    colour[k] = base * grey * (1 + lit * (0.06 - k * 0.05));
  }
};

/**
 * Writes the colour of a place of the table or floor, given in radii of the subject to the right and towards the wall, into
 * `colour`. `light` is the wood's colour there, `shade` how dark the shadow is.
 */
const colourTop = (
  backdrop: Backdrop,
  light: Light,
  shade: number,
  x: number,
  z: number,
  colour: number[],
): void => {
  const beam = windowLight(x * 0.3 + 0.05, 0.42 - z * 0.22) * 0.28;
  // A floor has gaps between its boards.
  const edge =
    backdrop === 'floor' ? Math.min(1, Math.abs(Math.sin((z + x * 0.02) * 9)) * 30) * 0.16 + 0.84 : 1;
  const deep = 1 - 0.12 * smooth(0.9, 1.55, z);
  for (let k = 0; k < 3; k += 1)
    colour[k] =
      (light[k] as number) * (0.86 + beam) * edge * deep * (1 - shade * (shadowTint[k] as number) * 0.95);
};

/**
 * Returns a function that gives the colour of the backdrop at a pixel, in the studio the share of light that the shadow leaves on the
 * ground. It always returns the same array. `radius` is the subject's, `tint` colours the wall.
 */
export const backdropOf = (
  backdrop: Backdrop,
  camera: Camera,
  shadows: Shadows,
  radius: number,
  tint: Hex | null,
) => {
  const { eye, right, up, ahead, lens, centreX, centreY } = camera;
  const flat = Math.hypot(ahead[0], ahead[2]) || 1;
  const back: Point = flat < 0.15 ? [-up[0], 0, -up[2]] : [ahead[0] / flat, 0, ahead[2] / flat];
  const wallAt = radius * 1.55;
  const scene = backdrop === 'studio' ? null : scenes[backdrop];
  const wash = tint === null ? null : lightOf(tint);
  const result = [0, 0, 0];

  return (x: number, y: number): readonly number[] => {
    const u = (x + 0.5 - centreX) / lens;
    const v = (centreY - y - 0.5) / lens;
    const rayX = ahead[0] + right[0] * u + up[0] * v;
    const rayY = ahead[1] + right[1] * u + up[1] * v;
    const rayZ = ahead[2] + right[2] * u + up[2] * v;
    const down = rayY < -0.001 ? -eye[1] / rayY : Number.POSITIVE_INFINITY;
    const gx = eye[0] + rayX * down;
    const gz = eye[2] + rayZ * down;
    const shade = down === Number.POSITIVE_INFINITY ? 0 : shadows.onGround(gx, gz);
    if (scene === null) {
      // Without its faint rim, which takes more bytes of a picture than the rest of the shadow.
      const dark = Math.max(0, shade - faintest) / (1 - faintest);
      return result.fill(1 - dark * 0.85);
    }
    const toWall = (wallAt - dot(eye, back)) / (rayX * back[0] + rayZ * back[2]);
    const isWall = toWall > 0 && toWall < down;
    if (isWall) {
      const wx = ((eye[0] + rayX * toWall) * right[0] + (eye[2] + rayZ * toWall) * right[2]) / radius;
      const wy = (eye[1] + rayY * toWall) / radius;
      colourWall(scene.wall, wash, wx, wy, result);
      return result;
    }
    const scaled = 14 / radius;
    const light = scene.top.print?.(gx * scaled, 0, gz * scaled) ?? scene.top.light;
    const lx = (gx * right[0] + gz * right[2]) / radius;
    const lz = (gx * back[0] + gz * back[2]) / radius;
    colourTop(backdrop, light, shade, lx, lz, result);
    return result;
  };
};
