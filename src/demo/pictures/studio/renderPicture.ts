import { type Backdrop, backdropOf } from './backdrop.ts';
import { bright, paperLight, writeThrough } from './brightness.ts';
import { type Camera, cameraFor, type Pose } from './camera.ts';
import { type Clear, clearLayersOf, throughGlass } from './clearLayers.ts';
import type { Hex } from './colour.ts';
import { keyLight } from './lights.ts';
import { boundsOf, join, type Solid } from './mesh.ts';
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
  /** Colour of the scene's wall. */
  readonly tint?: Hex | null;
}

/** In pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Computes colours at every `step`th pixel; the function that it returns writes those between them, blended, into `colour`. */
const coarse = (
  colourAt: (x: number, y: number) => readonly number[],
  { width, height }: Size,
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

/** A picture at least so many pixels wide has shadows in their full fineness. */
const fineWidth = 675;

/** Whether the picture has no ground of its own: the page that shows it is the ground, and only the shadow is drawn. */
const isClearGround = (backdrop: Backdrop): boolean => backdrop === 'studio';

/** A picture's surfaces in their pixels, before they get their colours. */
interface Drawing {
  readonly camera: Camera;
  readonly shading: Shading;
  /** The opaque surfaces. */
  readonly solid: Layer;
  readonly glass: Clear | null;
  /** For every second pixel in both directions, the share of its surroundings that its surface sees. */
  readonly open: Float32Array;
  /** Writes the colour of the ground or wall at a pixel. */
  readonly ground: (x: number, y: number, colour: number[]) => void;
}

const draw = (
  { subject, props = [], pose, backdrop, tint = null }: Picture,
  { width, height }: Size,
): Drawing => {
  const bounds = boundsOf(subject);
  const [low, high] = bounds;
  const radius = Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / 2;
  const camera = cameraFor(subject, bounds, pose, width, height);
  const all = join(subject, props);
  const opaque = all.filter(({ material }) => material.clear === 0);
  const clear = all.filter(({ material }) => material.clear > 0);
  const solid = emptyLayer(width * height);
  raster(opaque, 0, camera, solid);
  const glass = clearLayersOf(clear, opaque.length, camera, solid);
  const key = keyLight(camera);
  const shadows = shadowsOf(
    opaque.length === 0 ? clear : opaque,
    key,
    radius,
    Math.min(1, width / fineWidth),
  );
  const ground = coarse(
    backdropOf(backdrop, camera, shadows, radius, tint),
    camera,
    isClearGround(backdrop) ? 6 : 2,
  );
  return {
    camera,
    shading: { camera, key, shadows, meshes: [...opaque, ...clear] },
    solid,
    glass,
    open: opennessOf(solid, camera, radius * 0.075),
    ground,
  };
};

/** Writes the colour of a pixel without its glass: that of the opaque surface in it, or of the ground or wall. */
const colourBehindGlass = (drawing: Drawing, x: number, y: number, colour: number[]): void => {
  const { camera, shading, solid, open, ground } = drawing;
  const i = y * camera.width + x;
  if ((solid.near[i] as number) === 0) {
    ground(x, y, colour);
    return;
  }
  const openColumns = Math.ceil(camera.width / 2);
  shadePixel(shading, solid, i, open[(y >> 1) * openColumns + (x >> 1)] as number);
  colour[0] = shaded.red;
  colour[1] = shaded.green;
  colour[2] = shaded.blue;
};

/** Renders the picture as raw RGBA, four bytes for each pixel. In the studio the ground is clear, with the shadow. */
export const renderPicture = (picture: Picture, size: Size): Uint8Array<ArrayBuffer> => {
  const { backdrop } = picture;
  const { width, height } = size;
  const drawing = draw(picture, size);
  const { shading, solid, glass } = drawing;
  const pixels = new Uint8Array(width * height * 4);
  const colour = [0, 0, 0];
  const onPaper = [0, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      colourBehindGlass(drawing, x, y, colour);
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
