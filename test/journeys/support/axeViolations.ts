import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Result } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Rules by their tags or names. */
interface Rules {
  readonly type: 'tag' | 'rule';
  readonly values: string[];
}

const wcag: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const colours: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

const violationsOf = async (
  page: Page,
  context: string | { readonly include: string[]; readonly exclude: string[] },
  rules?: Rules,
): Promise<Result[]> => {
  // Half a megabyte, which a page gets once.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axeSource);
  return page.evaluate(
    async ([part, options]) => {
      if (window.axe === undefined) throw new Error('The page has no axe.');
      return (await window.axe.run(part, options)).violations;
    },
    // Without its passed rules, of which axe would list every element.
    [context, { reporter: 'no-passes', ...(rules === undefined ? {} : { runOnly: rules }) }] as const,
  );
};

/** Violations of any impact and rule, on the page or in the part of it. */
export const everyViolation = (page: Page, part = 'html'): Promise<Result[]> => violationsOf(page, part);

/** The violations rated serious or critical, each with its element. */
const seriousOf = (violations: readonly Result[]): string[] =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const messages = [...any, ...all, ...none].map(({ message }) => message);
        return `${id}: ${target.join(' ')}: ${messages.join('; ')}`;
      }),
    )
    // The user can scroll a target out from under a sticky bar.
    .filter((violation) => !/^target-size: [^]*partially obscured/.test(violation));

/** Which rules are asked for: those on the contrasts of colours alone take less time. */
interface Asked {
  readonly coloursOnly?: boolean;
}

/** Serious violations of the page. */
export const axeViolations = async (page: Page, { coloursOnly = false }: Asked = {}): Promise<string[]> =>
  seriousOf(await violationsOf(page, 'html', coloursOnly ? colours : wcag));

/** Further cards and rows of a kind that is already checked. */
const repeatedParts = [
  'li:nth-child(n+5):has(> article)',
  '[data-slide]:nth-child(n+6)',
  'tbody > tr:nth-child(n+4)',
];

/** Around the content of every screen. */
const frame = ['aside', 'footer', 'header:not(main *)'];

/**
 * Serious violations of what a journey has done to a screen. The frame and further rows, which take most of axe's time, are left to
 * everyScreen.journey.ts.
 */
export const stateViolations = async (page: Page, { coloursOnly = false }: Asked = {}): Promise<string[]> => {
  const context = { include: ['html'], exclude: [...frame, ...repeatedParts] };
  return seriousOf(await violationsOf(page, context, coloursOnly ? colours : wcag));
};

/** What is the same on all screens of a layout: header, footer and the menu's links to other screens. */
export const partsOfLayout = ['footer', 'header:not(main *)', 'aside:not(main *) a:not([aria-current])'];

/** Hides from axe what is checked already, without changing the layout: it would take most of the time. */
export const hideCheckedParts = (page: Page, alsoChecked: readonly string[] = []): Promise<void> =>
  page.evaluate(
    (selectors) => {
      // The page's CSP blocks style elements; a constructed stylesheet is allowed.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`:is(${selectors}) { visibility: hidden !important; }`);
      document.adoptedStyleSheets.push(sheet);
    },
    [...repeatedParts, ...alsoChecked].join(', '),
  );
