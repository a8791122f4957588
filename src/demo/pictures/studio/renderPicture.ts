import { type Backdrop, backdropOf } from './backdrop.ts';
import { cameraFor, type Pose } from './camera.ts';
import type { Hex } from './colour.ts';
import { keyLight } from './lights.ts';
import { boundsOf, join, type Mesh, type Solid } from './mesh.ts';
import { opennessOf } from './occlusion.ts';
import { emptyLayer, type Layer, raster } from './raster.ts';
import { type Shading, shaded, shadePixel } from './shade.ts';
import { shadowsOf } from './shadow.ts';

/** What `renderPicture` shows. */
export interface Picture {
  /** Fills the picture. */
  readonly subject: Solid;
  /** Stands around the subject and may be cut by the picture's edge. */
  readonly props?: Solid;
  readonly pose: Pose;
  readonly backdrop: Backdrop;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Colour of the scene's wall. */
  readonly tint?: Hex | null;
}

/** Steps of linear light that are told apart. */
const shades = 2048;
/** Linear light above this is as bright as it. */
const brightest = 3;
/** The byte for each step of linear light: brightness fades softly into white as on film, then gamma is applied. */
const bytes = Uint8Array.from({ length: shades + 1 }, (_, index) => {
  const value = (index / shades) ** 2 * brightest;
  const soft = value < 0.72 ? value : 0.72 + 0.3 * (1 - Math.exp(-(value - 0.72) / 0.3));
  return Math.round(255 * Math.min(1, soft) ** (1 / 2.2));
});
/** The byte of a pixel's channel for this linear light. */
const bright = (value: number): number =>
  bytes[value <= 0 ? 0 : Math.min(shades, Math.round(Math.sqrt(value / brightest) * shades))] as number;

/** Computes colours at every `step`th pixel; the function that it returns writes those between them, blended, into `colour`. */
const coarse = (
  colourAt: (x: number, y: number) => readonly number[],
  { width, height }: { readonly width: number; readonly height: number },
  step: number,
) => {
  const columns = Math.ceil(width / step) + 2;
  const rows = Math.ceil(height / step) + 2;
  const held = new Float32Array(columns * rows * 3);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      held.set(colourAt(column * step, row * step), (row * columns + column) * 3);
  return (x: number, y: number, colour: number[]): void => {
    const column = Math.floor(x / step);
    const row = Math.floor(y / step);
    const u = x / step - column;
    const v = y / step - row;
    const i = (row * columns + column) * 3;
    const j = i + columns * 3;
    for (let k = 0; k < 3; k += 1)
      colour[k] =
        ((held[i + k] as number) * (1 - u) + (held[i + k + 3] as number) * u) * (1 - v) +
        ((held[j + k] as number) * (1 - u) + (held[j + k + 3] as number) * u) * v;
  };
};

/** The nearest and the farthest clear surface in each pixel. */
interface Clear {
  readonly front: Layer;
  readonly back: Layer;
}

/** Lays the clear surfaces of a pixel over what is behind them. */
const throughGlass = (shading: Shading, { front, back }: Clear, i: number, colour: number[]): void => {
  const passes = (front.near[i] as number) === (back.near[i] as number) ? [front] : [back, front];
  for (const layer of passes) {
    if ((layer.near[i] as number) === 0) continue;
    const { material } = shading.meshes[layer.meshes[i] as number] as Mesh;
    shadePixel(shading, layer, i, 1);
    const pass = material.clear ** (0.5 + 0.6 / (0.25 + shaded.facing));
    const own = [shaded.red, shaded.green, shaded.blue];
    for (let k = 0; k < 3; k += 1) {
      const tint = (material.light[k] as number) ** (0.35 + 0.5 * (1 - shaded.facing));
      const reflected = Math.min(0.9, shaded.reflected * (layer === front ? 1.1 : 0.5));
      colour[k] = (colour[k] as number) * tint * pass + (own[k] as number) * (1 - pass) * 0.9 + reflected;
    }
  }
};

/** A picture at least so many pixels wide has shadows in their full fineness. */
const fineWidth = 675;

/** The light of the page behind the picture, as far as it is needed to measure how much of it shows through. */
const paperLight = 0.85;

/** Whether the picture has no ground of its own: the page that shows it is the ground, and only the shadow is drawn. */
const isClearGround = (backdrop: Backdrop): boolean => backdrop === 'studio';

/**
 * Writes a pixel with its opacity: `onDark` is its light before a black ground, `onPaper` its light before paper. The more the
 * two differ, the more of the ground shows through.
 */
const writeThrough = (
  pixels: Uint8Array,
  at: number,
  onDark: readonly number[],
  onPaper: readonly number[],
): void => {
  let through = 0;
  for (let k = 0; k < 3; k += 1) through += bright(onPaper[k] as number) - bright(onDark[k] as number);
  const alpha = Math.min(1, Math.max(0, 1 - through / (3 * bright(paperLight))));
  for (let k = 0; k < 3; k += 1)
    pixels[at + k] = alpha === 0 ? 0 : Math.min(255, Math.round(bright(onDark[k] as number) / alpha));
  pixels[at + 3] = Math.round(alpha * 255);
};

/** Renders the picture as raw RGBA, four bytes for each pixel. In the studio the ground is clear, with the shadow. */
export const renderPicture = ({
  subject,
  props = [],
  pose,
  backdrop,
  width,
  height,
  tint = null,
}: Picture): Uint8Array<ArrayBuffer> => {
  const bounds = boundsOf(subject);
  const [low, high] = bounds;
  const radius = Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / 2;
  const camera = cameraFor(subject, bounds, pose, width, height);
  const all = join(subject, props);
  const meshes = [
    ...all.filter(({ material }) => material.clear === 0),
    ...all.filter(({ material }) => material.clear > 0),
  ];
  const opaque = meshes.filter(({ material }) => material.clear === 0);
  const clear = meshes.slice(opaque.length);
  const solid = emptyLayer(width * height);
  raster(opaque, 0, camera, solid);
  const glass: Clear | null =
    clear.length === 0 ? null : { front: emptyLayer(width * height), back: emptyLayer(width * height) };
  if (glass !== null) {
    raster(clear, opaque.length, camera, glass.front, { inFrontOf: solid });
    raster(clear, opaque.length, camera, glass.back, { inFrontOf: solid, keepsFar: true });
  }
  const key = keyLight(camera);
  const shadows = shadowsOf(
    opaque.length === 0 ? clear : opaque,
    key,
    radius,
    Math.min(1, width / fineWidth),
  );
  const open = opennessOf(solid, camera, radius * 0.075);
  const shading: Shading = { camera, key, shadows, meshes };
  const ground = coarse(
    backdropOf(backdrop, camera, shadows, radius, tint),
    camera,
    backdrop === 'studio' ? 6 : 2,
  );
  const pixels = new Uint8Array(width * height * 4);
  const colour = [0, 0, 0];
  const onPaper = [0, 0, 0];
  const side = Math.ceil(width / 2);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      if ((solid.near[i] as number) > 0) {
        shadePixel(shading, solid, i, open[(y >> 1) * side + (x >> 1)] as number);
        colour[0] = shaded.red;
        colour[1] = shaded.green;
        colour[2] = shaded.blue;
      } else {
        ground(x, y, colour);
      }
      const isGlass = glass !== null && (glass.front.near[i] as number) > 0;
      if (isClearGround(backdrop) && (solid.near[i] as number) === 0) {
        for (let k = 0; k < 3; k += 1) onPaper[k] = paperLight * (colour[k] as number);
        colour.fill(0);
        if (isGlass) throughGlass(shading, glass, i, onPaper);
        if (isGlass) throughGlass(shading, glass, i, colour);
        writeThrough(pixels, i * 4, colour, onPaper);
        continue;
      }
      if (isGlass) throughGlass(shading, glass, i, colour);
      for (let k = 0; k < 3; k += 1) pixels[i * 4 + k] = bright(colour[k] as number);
      pixels[i * 4 + 3] = 255;
    }
  }
  return pixels;
};
