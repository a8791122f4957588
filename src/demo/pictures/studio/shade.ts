import type { Camera } from './camera.ts';
import type { Light } from './colour.ts';
import { floorColour, keyColour, skyColour, studioAt } from './lights.ts';
import { type Mesh, type Point } from './mesh.ts';
import type { Layer } from './raster.ts';
import type { Shadows } from './shadow.ts';

/** All that a pixel's colour depends on beside its surface; `key` is the direction to the key light. */
export interface Shading {
  readonly camera: Camera;
  readonly key: Point;
  readonly shadows: Shadows;
  readonly meshes: readonly Mesh[];
}

/** How far apart grain is measured, in centimetres. */
const step = 0.02;

/** `shadePixel` writes its result here: linear colour, what the surface mirrors, and how much it faces the camera. */
export const shaded = { red: 0, green: 0, blue: 0, reflected: 0, facing: 1 };

/** Computes the colour of a layer's surface in pixel `i` into `shaded`; `open` is the share of its surroundings that it sees. */
export const shadePixel = (
  { camera, key, shadows, meshes }: Shading,
  layer: Layer,
  i: number,
  open: number,
): void => {
  const { material } = meshes[layer.meshes[i] as number] as Mesh;
  const { eye, right, up, ahead, lens, centreX, centreY, width } = camera;
  // The place in the world.
  const depth = 1 / (layer.near[i] as number);
  const u = (((i % width) + 0.5 - centreX) / lens) * depth;
  const v = ((centreY - Math.floor(i / width) - 0.5) / lens) * depth;
  const px = eye[0] + ahead[0] * depth + right[0] * u + up[0] * v;
  const py = eye[1] + ahead[1] * depth + right[1] * u + up[1] * v;
  const pz = eye[2] + ahead[2] * depth + right[2] * u + up[2] * v;
  // The direction to the eye.
  let vx = eye[0] - px;
  let vy = eye[1] - py;
  let vz = eye[2] - pz;
  const toEye = 1 / Math.sqrt(vx * vx + vy * vy + vz * vz);
  vx *= toEye;
  vy *= toEye;
  vz *= toEye;
  // The surface's normal, on the side of the eye and tilted by the grain.
  let nx = layer.normals[i * 3] as number;
  let ny = layer.normals[i * 3 + 1] as number;
  let nz = layer.normals[i * 3 + 2] as number;
  const { rough, metal, sheen, grain, print, tone } = material;
  if (nx * vx + ny * vy + nz * vz < 0) {
    nx = -nx;
    ny = -ny;
    nz = -nz;
  }
  if (grain !== null) {
    const base = grain(px, py, pz);
    nx -= (grain(px + step, py, pz) - base) / step;
    ny -= (grain(px, py + step, pz) - base) / step;
    nz -= (grain(px, py, pz + step) - base) / step;
  }
  const length = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
  nx *= length;
  ny *= length;
  nz *= length;
  const facing = Math.min(1, Math.max(0.02, nx * vx + ny * vy + nz * vz));
  // The key light that arrives, and how much the surface looks up.
  const soft = 0.08 + sheen * 0.5;
  const direct = Math.max(0, (nx * key[0] + ny * key[1] + nz * key[2] + soft) / (1 + soft));
  const lit = direct > 0 ? direct * shadows.lit(px + nx * 0.02, py + ny * 0.02, pz + nz * 0.02) : 0;
  const above = 0.5 + 0.5 * ny;
  // The mirrored direction, as the camera sees it.
  const rx = nx * 2 * facing - vx;
  const ry = ny * 2 * facing - vy;
  const rz = nz * 2 * facing - vz;
  const mirror = studioAt(
    rx * right[0] + ry * right[1] + rz * right[2],
    rx * up[0] + ry * up[1] + rz * up[2],
    -(rx * ahead[0] + ry * ahead[1] + rz * ahead[2]),
    rough,
  );
  // What the surface mirrors, which is more at grazing angles, and the light in its fibres.
  const grazing = (1 - facing) ** 5;
  const fresnel = (0.045 + 0.9 * grazing * (1 - rough * 0.85)) * (1 - rough * 0.6);
  const mirrored = mirror * (0.35 + 0.65 * open) * (0.6 + 0.4 * Math.min(1, lit * 1.6));
  const fibre = sheen * (1 - facing) ** 3 * 0.5 * open;
  // The surface's own colour, in the light of the key, from above and from the ground.
  const plain = print === null ? material.light : print(px, py, pz);
  const share = tone === null ? 1 : tone(px, py, pz);
  const light: Light = [plain[0] * share, plain[1] * share, plain[2] * share];
  const floor = 1 - above;
  const bare = 1 - metal;
  const white = (metal * grazing + bare * fresnel) * mirrored + fibre * 0.1;
  const keyed = lit * 0.6;
  const tinted = metal * (1 - grazing) * mirrored + fibre * 0.6 + material.glow;
  shaded.red =
    light[0] *
      (bare * (keyColour[0] * keyed + (skyColour[0] * above + floorColour[0] * floor) * open) + tinted) +
    white;
  shaded.green =
    light[1] *
      (bare * (keyColour[1] * keyed + (skyColour[1] * above + floorColour[1] * floor) * open) + tinted) +
    white;
  shaded.blue =
    light[2] *
      (bare * (keyColour[2] * keyed + (skyColour[2] * above + floorColour[2] * floor) * open) + tinted) +
    white;
  shaded.reflected = fresnel * mirror;
  shaded.facing = facing;
};
