/** Colours as `#rrggbb`, and as linear light for the renderer. */
export type Hex = `#${string}`;
/** Linear red, green and blue from 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number];

const channel = (hex: Hex, index: number): number =>
  Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16) / 255;

/** The colour as linear light. */
export const lightOf = (hex: Hex): Light => [
  channel(hex, 0) ** 2.2,
  channel(hex, 1) ** 2.2,
  channel(hex, 2) ** 2.2,
];

const toHex = (value: number): string =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');

/** The colour between two others; `share` 0 is the first, 1 the second. */
export const mix = (from: Hex, to: Hex, share: number): Hex => {
  const part = (index: number): string =>
    toHex(channel(from, index) + (channel(to, index) - channel(from, index)) * share);
  return `#${part(0)}${part(1)}${part(2)}`;
};

/** A darker shade of the colour. */
export const darker = (hex: Hex, share = 0.3): Hex => mix(hex, '#0c0a0a', share);
/** A lighter shade of the colour. */
export const lighter = (hex: Hex, share = 0.3): Hex => mix(hex, '#ffffff', share);
