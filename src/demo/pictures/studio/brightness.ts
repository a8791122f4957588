/** From linear light to the bytes of a picture. */

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
export const bright = (value: number): number =>
  bytes[value <= 0 ? 0 : Math.min(shades, Math.round(Math.sqrt(value / brightest) * shades))] as number;

/** The light of the page behind the picture, as far as it is needed to measure how much of it shows through. */
export const paperLight = 0.85;

/**
 * Writes a pixel with its opacity: `onDark` is its light before a black ground, `onPaper` its light before paper. The more the
 * two differ, the more of the ground shows through.
 */
export const writeThrough = (
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
