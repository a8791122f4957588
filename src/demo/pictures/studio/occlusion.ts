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
        const sx = x + dx;
        const sy = y + dy;
        const ox = x - dx;
        const oy = y - dy;
        if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue;
        const there = near[sy * width + sx] as number;
        if (there === 0) continue;
        const other = ox < 0 || oy < 0 || ox >= width || oy >= height ? 0 : (near[oy * width + ox] as number);
        // Height above the plane through this pixel: what is in the opposite direction gives its slope.
        const slope = other === 0 ? 0 : Math.max(-1, Math.min(1, (1 / other - depth) / reach)) * reach;
        const over = (depth - 1 / there - slope * (other === 0 ? 0 : 1)) / reach;
        hidden +=
          Math.max(0, Math.min(1, over * 1.2 - 0.04)) * (over > 3 ? Math.max(0, 1 - (over - 3) / 2) : 1);
      }
      open[row * columns + column] = 1 - (hidden / count) * 0.85;
    }
  }
  return open;
};
