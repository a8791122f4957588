import { readFileSync } from 'node:fs';
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

/** What a page needs to make the faces: weight and file, in base64. */
const facesOf = (stack: FontStack): readonly (readonly [weight: string, file: string])[] =>
  Object.entries(files[stack]).map(([weight, path]) => [weight, readFileSync(path, 'base64')]);

/**
 * Renders the page with the provided font in place of every system font. The page gets the font itself: a route for it
 * would take the browser's cache from every other request of the page, and the dashboard has two hundred.
 */
export const useTextFont = async (page: Page, stack: FontStack): Promise<void> => {
  const isKnown = await page.evaluate(
    (name) => [...document.fonts].some(({ family }) => family === name),
    stack,
  );
  await page.evaluate(
    async ({ name, faces }) => {
      for (const [weight, file] of faces) {
        const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
        document.fonts.add(await new FontFace(name, bytes, { weight }).load());
      }
      for (const property of ['--font-latin', '--font-code'])
        document.documentElement.style.setProperty(property, name);
      await document.fonts.ready;
    },
    { name: stack, faces: isKnown ? [] : facesOf(stack) },
  );
};

/** Renders the page with its own fonts again. */
export const removeFont = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const property of ['--font-latin', '--font-code'])
      document.documentElement.style.removeProperty(property);
  });
