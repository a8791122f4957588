import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Violations rated serious or critical, each with its element; with `coloursOnly`, of the colour rules alone. */
export const axeViolations = async (page: Page, coloursOnly = false): Promise<string[]> => {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  // Legacy mode does not open the separate tab for axe's results, which only cross-origin frames need.
  // A page that has axe already does not receive its half megabyte again.
  const axe = new AxeBuilder({ page, ...(isLoaded ? { axeSource: 'void 0' } : {}) })
    .setLegacyMode()
    // Without the details of passed rules, which axe collects for every element of the page.
    .options({ resultTypes: ['violations'] });
  const { violations } = await (coloursOnly ? axe.withRules(colourRules) : axe.withTags(tags)).analyze();
  return (
    violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      )
      // The user can scroll a target out from under a sticky bar.
      .filter((violation) => !/^target-size: [^]*partially obscured/.test(violation))
  );
};

/** Further cards and rows of a kind that is already checked. */
const repeatedParts = [
  'li:nth-child(n+5):has(> article)',
  '[data-slide]:nth-child(n+6)',
  'tbody > tr:nth-child(n+4)',
];

/** Hides from axe what is checked already, without changing the layout: it would take most of the time. */
export const hideCheckedParts = (page: Page, alsoChecked: readonly string[] = []): Promise<void> =>
  page.evaluate(
    (selectors) => {
      for (const part of document.querySelectorAll<HTMLElement>(selectors)) part.style.visibility = 'hidden';
    },
    [...repeatedParts, ...alsoChecked].join(', '),
  );
