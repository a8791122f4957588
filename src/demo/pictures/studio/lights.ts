import type { Camera } from './camera.ts';
import type { Light } from './colour.ts';
import type { Point } from './mesh.ts';

/** The studio's lights. They stand beside the camera: a large key light left above, a strip right, a white ceiling. */

const norm = (x: number, y: number, z: number): Point => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

/** Direction to the key light as the camera sees it: left, above, in front. */
const keyInView = norm(-0.52, 0.72, 0.62);

/** The direction to the key light in the world, which is always well above the ground. */
export const keyLight = ({ right, up, ahead }: Camera): Point => {
  const part = (k: 0 | 1 | 2) => right[k] * keyInView[0] + up[k] * keyInView[1] - ahead[k] * keyInView[2];
  return norm(part(0), Math.max(0.45, part(1)), part(2));
};

/** 0 up to `low`, 1 from `high` on, and a soft step between. */
export const smooth = (low: number, high: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return share * share * (3 - 2 * share);
};

/** How bright the studio is in a direction (x right, y up, z to the camera), as a mirror shows it; blurred by `rough`. */
export const studioAt = (x: number, y: number, z: number, rough: number): number => {
  const blurred = 0.04 + rough * 0.5;
  // The key light is a square: distance from its middle along two sides.
  const front = Math.max(0.05, z * 0.62 - x * 0.52 + y * 0.3 + 0.35);
  const across = Math.abs((x + 0.58) / front + 0.1);
  const high = Math.abs((y - 0.62) / front);
  const key =
    smooth(0.34 + blurred, 0.34 - blurred * 0.5, across) *
    smooth(0.42 + blurred, 0.42 - blurred * 0.5, high) *
    (5.2 - 4.4 * Math.sqrt(rough));
  const strip =
    smooth(0.66 - blurred, 0.74, x) *
    smooth(0.97 + blurred, 0.9, x) *
    smooth(-0.6 - blurred, 0, y) *
    (1.6 - rough);
  const ceiling = smooth(0.2 - blurred, 0.9 + blurred, y) * 0.85;
  const floor = smooth(0.1 + blurred, -0.6, y) * 0.55;
  return 0.16 + 0.26 * rough + key + strip + ceiling + floor;
};

/** Colours of the light from the key, from above and from the ground. */
export const keyColour: Light = [1.66, 1.6, 1.5];
export const skyColour: Light = [0.56, 0.58, 0.61];
export const floorColour: Light = [0.36, 0.33, 0.3];
