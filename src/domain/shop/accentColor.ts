/** The colours that are derived from a merchant's accent colour (SP-2); all others are in `theme/tokens.css`. */

type Theme = 'light' | 'dark';

/** Values of the design tokens by name, each `#rrggbb`. */
type Tokens = Readonly<Record<string, string>>;

/** The surfaces in `theme/tokens.css` on which text has the accent colour. */
export const accentGrounds = {
  light: { paper: '#faf7f1', surfaceSunken: '#f2ede3' },
  dark: { surface: '#181d1a', surfaceRaised: '#212824' },
} as const;

const white = '#ffffff';
const black = '#000000';

/** The contrast that WCAG 2.2 demands of text (1.4.3). */
export const leastContrast = 4.5;

/** Red, green and blue of `#rrggbb`, each from 0 to 255. */
const channels = (color: string): number[] =>
  [color.slice(1, 3), color.slice(3, 5), color.slice(5, 7)].map((digits) => Number.parseInt(digits, 16));

/** The colour mixed with a share of another one, 0 to 1, in sRGB. */
const mix = (color: string, other: string, share: number): string => {
  const others = channels(other);
  const mixed = channels(color).map((channel, index) =>
    Math.round(channel + ((others[index] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

/** The light of a channel, 0 to 1, by the formula of sRGB in WCAG 2.2. */
const linearLight = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance by WCAG 2.2. */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(color).map(linearLight);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours by WCAG 2.2, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const luminances = [luminance(one), luminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
};

/** The contrast that the accent gets on the dark theme's raised surface, near the contrast in `builtTokens`. */
const darkContrast = 6;
/** How many tones between the accent and white are tried until one has `darkContrast`. */
const triedTones = 20;

/** The darkest tone between the colour and white that has `darkContrast` on the dark theme's raised surface. */
const toneForDark = (accent: string): string => {
  const tones = Array.from({ length: triedTones }, (_, step) => mix(accent, white, step / triedTones));
  return tones.find((tone) => contrastOf(tone, accentGrounds.dark.surfaceRaised) >= darkContrast) ?? white;
};

/** The accent of a new shop, whose tones in `theme/tokens.css` were chosen by hand. */
export const builtAccent = '#0a5c45';

const builtTokens: Readonly<Record<Theme, Tokens>> = {
  light: {
    accent: builtAccent,
    'accent-strong': '#064433',
    'accent-soft': '#e2eee7',
    'on-accent': white,
    brand: builtAccent,
    'brand-deep': '#0a3d2f',
  },
  dark: {
    accent: '#58bd97',
    'accent-strong': '#86d6b7',
    'accent-soft': '#16352a',
    'on-accent': '#05241a',
    brand: builtAccent,
    'brand-deep': '#0a3d2f',
  },
};

/** The tokens of both themes for an accent colour, `#rrggbb`. The shares come near the tones that were chosen by hand (`builtTokens`). */
export const accentTokens = (accent: string): Readonly<Record<Theme, Tokens>> => {
  if (accent === builtAccent) return builtTokens;
  const lighter = toneForDark(accent);
  const brand = { brand: accent, 'brand-deep': mix(accent, black, 0.36) };
  return {
    light: {
      accent,
      'accent-strong': mix(accent, black, 0.26),
      'accent-soft': mix(accent, white, 0.88),
      'on-accent': white,
      ...brand,
    },
    dark: {
      accent: lighter,
      'accent-strong': mix(lighter, white, 0.3),
      'accent-soft': mix(accent, accentGrounds.dark.surface, 0.7),
      'on-accent': mix(accent, black, 0.75),
      ...brand,
    },
  };
};

/** The texts of a theme with the grounds behind them, as far as the colour of one or both is derived from the accent. */
const pairsOf = (tokens: Tokens, theme: Theme): (readonly [text: string, ground: string])[] => {
  const token = (name: string): string => tokens[name] ?? '';
  return [
    [token('on-accent'), token('accent')],
    [token('on-accent'), token('accent-strong')],
    [token('accent'), token('accent-soft')],
    [token('accent-strong'), token('accent-soft')],
    [white, token('brand-deep')],
    ...Object.values(accentGrounds[theme]).map((ground) => [token('accent'), ground] as const),
  ];
};

/** The least contrast of texts with this accent, and the theme that has it. */
export const accentContrast = (accent: string): { readonly theme: Theme; readonly contrast: number } => {
  const tokens = accentTokens(accent);
  const leastIn = (theme: Theme): number =>
    Math.min(...pairsOf(tokens[theme], theme).map(([text, ground]) => contrastOf(text, ground)));
  const light = leastIn('light');
  const dark = leastIn('dark');
  return light <= dark ? { theme: 'light', contrast: light } : { theme: 'dark', contrast: dark };
};

const declarations = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The style sheet of an accent colour, to follow `theme/tokens.css`. */
export const accentStyle = (accent: string): string => {
  const { light, dark } = accentTokens(accent);
  return `:root{${declarations(light)}}@media screen{.dark{${declarations(dark)}}}`;
};
