import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { statusColors } from '#ui/badges/statusColors.ts';

const css = readFileSync(new URL('../../../src/ui/theme/tokens.css', import.meta.url), 'utf8');

const coloursIn = (selector: string): Record<string, string> => {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
};
const themes = { light: coloursIn(':root'), dark: coloursIn('.dark') };

/** Relative luminance, by the formula of WCAG. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** Contrast ratio, by the formula of WCAG. */
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Red, green or blue of a colour, 0 to 255. */
const partOf = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);

/** The colour over the ground with this opacity. */
const mixed = (colour: string, ground: string, opacity: number): string => {
  const parts = [1, 3, 5].map((at) => {
    const part = opacity * partOf(colour, at) + (1 - opacity) * partOf(ground, at);
    return Math.round(part).toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
};

/** Text on its background, and marks on theirs (WCAG 2.2: contrast 4.5 and 3). */
const words = [
  ...['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong', 'danger', 'warning', 'good'].flatMap(
    (colour) =>
      ['paper', 'surface', 'surface-raised', 'surface-sunken'].map((ground) => [colour, ground] as const),
  ),
  ['on-accent', 'accent'],
  ['on-offer', 'offer'],
  ['accent', 'accent-soft'],
  ['on-accent', 'accent-strong'],
  ['accent-strong', 'accent-soft'],
  ['danger', 'danger-soft'],
  ['warning', 'warning-soft'],
  ['good', 'good-soft'],
  ['ink', 'accent-soft'],
  ['ink', 'picture-ground'],
  ['ink-soft', 'picture-ground'],
] as const;
const marks = [
  ['line-strong', 'surface'],
  ['line-strong', 'paper'],
  ['heart', 'surface'],
  ['star', 'surface'],
  ['star', 'paper'],
  ['accent', 'picture-ground'],
] as const;

describe.each(Object.entries(themes))('tokens of the %s theme', (_name, theme) => {
  it.each(words)('TH-1 %s can be read on %s', (colour, ground) => {
    expect(contrast(String(theme[colour]), String(theme[ground]))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)('TH-1 %s can be seen on %s', (colour, ground) => {
    expect(contrast(String(theme[colour]), String(theme[ground]))).toBeGreaterThanOrEqual(3);
  });

  it('TH-1 BY-10 a black product can be seen on the ground of its picture', () => {
    // As the demo shop's black bags are rendered.
    expect(contrast('#313133', String(theme['picture-ground']))).toBeGreaterThanOrEqual(1.5);
  });

  it('TH-1 bars of confirmed orders can be seen on surface', () => {
    const bars = (['Confirmed', 'Shipping', 'Delivered'] as const).map((status) =>
      mixed(String(theme.accent), String(theme.surface), statusColors[status].chartOpacity ?? 1),
    );
    const contrasts = bars.map((bar) => contrast(bar, String(theme.surface)));
    expect(contrasts.every((ratio) => ratio >= 3)).toBe(true);
    expect(contrasts).toEqual(contrasts.toSorted((one, other) => one - other));
  });
});

describe('tokens', () => {
  it('TH-1 name the same colours in both themes', () => {
    expect(Object.keys(themes.dark).toSorted()).toEqual(Object.keys(themes.light).toSorted());
  });
});
