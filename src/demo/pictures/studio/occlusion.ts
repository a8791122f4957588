import type { Camera } from './camera.ts';
import type { Layer } from './raster.ts';

const count = 10;
/** Steps from a pixel, x and y in turn: a spiral of radius 1. */
const directions = Array.from({ length: count }, (_, index) => {
  const angle = index * 2.399963;
  const away = 0.25 + 0.75 * (index / 9);
  return [Math.cos(angle) * away, Math.sin(angle) * away];
}).flat();

/**
 * For every second pixel in both directions, the share (0 to 1) of its surroundings that its surface sees: corners and gaps see
 * little and are darker. `reach` in centimetres is how far away others hide them.
 */
export const opennessOf = (layer: Layer, { width, height, lens }: Camera, reach: number): Float32Array => {
  const [columns, rows] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const open = new Float32Array(columns * rows).fill(1);
  const { near } = layer;
  /** 1 / depth of the surface in a pixel; 0 where there is none, and outside of the picture. */
  const nearnessAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (near[y * width + x] as number);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = Math.min(width - 1, column * 2);
      const y = Math.min(height - 1, row * 2);
      const here = near[y * width + x] as number;
      if (here === 0) continue;
      const depth = 1 / here;
      const pixels = (reach * lens) / depth;
      let hidden = 0;
      for (let d = 0; d < directions.length; d += 2) {
        const dx = Math.round((directions[d] as number) * pixels);
        const dy = Math.round((directions[d + 1] as number) * pixels);
        const there = nearnessAt(x + dx, y + dy);
        if (there === 0) continue;
        const opposite = nearnessAt(x - dx, y - dy);
        // Height above the plane through this pixel: what is in the opposite direction gives its slope.
        const slope = opposite === 0 ? 0 : Math.max(-1, Math.min(1, (1 / opposite - depth) / reach)) * reach;
        const over = (depth - 1 / there - slope) / reach;
        hidden +=
          Math.max(0, Math.min(1, over * 1.2 - 0.04)) * (over > 3 ? Math.max(0, 1 - (over - 3) / 2) : 1);
      }
      open[row * columns + column] = 1 - (hidden / count) * 0.85;
    }
  }
  return open;
};
