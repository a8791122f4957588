import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** Text fonts that the tests provide, so that measurements do not depend on the machine's fonts. */

const require = createRequire(import.meta.url);

const files = {
  /** The widest common font: Linux without other fonts has it; Verdana is as wide. */
  wide: {
    400: require.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2'),
    700: require.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2'),
  },
  /** Has Arial's widths. */
  narrow: {
    400: require.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2'),
    700: require.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff2'),
  },
} as const;

export type FontStack = keyof typeof files;
export const fontStacks = Object.keys(files) as FontStack[];

const weights = [400, 700] as const;
/** Serves the fonts to every page opened later, and loads them before the page's own script runs. */
export const provideTextFonts = async (page: Page): Promise<void> => {
  await page.route('**/brought-fonts/*', (route) => {
    const [, stack, weight] = /(\w+)-(\d+)$/.exec(route.request().url()) ?? [];
    const path = files[stack as FontStack][Number(weight) as (typeof weights)[number]];
    return route.fulfill({ path, contentType: 'font/woff2' });
  });
  await page.addInitScript(
    ({ stacks, sizes }) => {
      for (const stack of stacks)
        for (const weight of sizes) {
          const face = new FontFace(stack, `url(/brought-fonts/${stack}-${weight})`, {
            weight: String(weight),
          });
          document.fonts.add(face);
          // Blank pages have no host to load from.
          if (location.protocol.startsWith('http')) void face.load();
        }
    },
    { stacks: fontStacks, sizes: weights },
  );
};

/** Renders the page with the provided font in place of every system font. */
export const useTextFont = async (page: Page, stack: FontStack): Promise<void> => {
  await page.evaluate(async (name) => {
    const sheet = new CSSStyleSheet();
    // The page's CSP blocks style elements; a constructed stylesheet is allowed.
    sheet.replaceSync(`:root { --font-latin: ${name}; --font-code: ${name}; }`);
    document.adoptedStyleSheets = [sheet];
    await Promise.all([...document.fonts].filter(({ family }) => family === name).map((face) => face.load()));
    await document.fonts.ready;
  }, stack);
};

/** Renders the page with its own fonts again. */
export const removeFont = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
