import type { Camera } from './camera.ts';
import type { Mesh, Solid } from './mesh.ts';
import { emptyLayer, type Layer, raster } from './raster.ts';
import { type Shading, shaded, shadePixel } from './shade.ts';

/** Glass, and other surfaces through which one sees what is behind them. */

/** The nearest and the farthest clear surface in each pixel. */
export interface Clear {
  readonly front: Layer;
  readonly back: Layer;
}

/** Lays the clear surfaces of a pixel over what is behind them. */
export const throughGlass = (shading: Shading, { front, back }: Clear, i: number, colour: number[]): void => {
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

/** The layers of clear meshes in front of what is opaque; `null` without any. `first` is the number of the first mesh. */
export const clearLayersOf = (clear: Solid, first: number, camera: Camera, opaque: Layer): Clear | null => {
  if (clear.length === 0) return null;
  const pixels = camera.width * camera.height;
  const layers: Clear = { front: emptyLayer(pixels), back: emptyLayer(pixels) };
  raster(clear, first, camera, layers.front, { inFrontOf: opaque });
  raster(clear, first, camera, layers.back, { inFrontOf: opaque, keepsFar: true });
  return layers;
};
