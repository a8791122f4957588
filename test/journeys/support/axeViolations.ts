import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Legacy mode does not open the separate tab for axe's results, which only cross-origin frames need. A page that has axe already
 * does not receive its half megabyte again, and the details of passed rules, which axe collects for every element, are left out.
 */
const axeOf = async (page: Page): Promise<AxeBuilder> => {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(isLoaded ? { axeSource: 'void 0' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
};

/** Violations of any impact and rule, on the page or in the part of it. */
export const everyViolation = async (page: Page, part?: string) => {
  const axe = await axeOf(page);
  return (await (part === undefined ? axe : axe.include(part)).analyze()).violations;
};

type Violations = Awaited<ReturnType<typeof everyViolation>>;

/** Those rated serious or critical, each with its element. */
const seriousOf = (violations: Violations): string[] =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
    // The user can scroll a target out from under a sticky bar.
    .filter((violation) => !/^target-size: [^]*partially obscured/.test(violation));

/** Serious violations of the page; with `coloursOnly`, of the colour rules alone. */
export const axeViolations = async (page: Page, coloursOnly = false): Promise<string[]> => {
  const axe = await axeOf(page);
  const { violations } = await (coloursOnly ? axe.withRules(colourRules) : axe.withTags(tags)).analyze();
  return seriousOf(violations);
};

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
export const stateViolations = async (page: Page, coloursOnly = false): Promise<string[]> => {
  const axe = await axeOf(page);
  for (const part of [...frame, ...repeatedParts]) axe.exclude(part);
  const { violations } = await (coloursOnly ? axe.withRules(colourRules) : axe.withTags(tags)).analyze();
  return seriousOf(violations);
};

/** Hides from axe what is checked already, without changing the layout: it would take most of the time. */
export const hideCheckedParts = (page: Page, alsoChecked: readonly string[] = []): Promise<void> =>
  page.evaluate(
    (selectors) => {
      for (const part of document.querySelectorAll<HTMLElement>(selectors)) part.style.visibility = 'hidden';
    },
    [...repeatedParts, ...alsoChecked].join(', '),
  );
