import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Finds accessibility and layout faults of a page as currently rendered. */

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Further cards and rows of a kind that is already checked. */
const moreOfTheSame = [
  'li:nth-child(n+5):has(> article)',
  '[data-slide]:nth-child(n+6)',
  'tbody > tr:nth-child(n+4)',
];

/** Hides checked parts without changing the layout; checking them again would take most of the time. */
export const passOver = (page: Page, known: readonly string[]): Promise<void> =>
  page.evaluate(
    (selectors) => {
      for (const part of document.querySelectorAll<HTMLElement>(selectors)) part.style.visibility = 'hidden';
    },
    [...moreOfTheSame, ...known].join(', '),
  );

/**
 * Axe violations rated serious or critical, each with its elements; with `coloursOnly`, only colour rules.
 */
export const axeFaults = async (page: Page, coloursOnly = false): Promise<string[]> => {
  // Legacy mode does not open the separate tab for axe's results, which only cross-origin frames need.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (coloursOnly
    ? axe.withRules(['color-contrast', 'link-in-text-block'])
    : axe.withTags(tags)
  ).analyze();
  return (
    violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      )
      // The user can scroll a target out from under a sticky bar.
      .filter((fault) => !/^target-size: [^]*partially obscured/.test(fault))
  );
};

/** Elements beyond the side of the page, cut-off text, and bars that take more than half of the height. */
export const lost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
    const all = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => element.offsetWidth > 1 && element.offsetHeight > 1,
    );
    const over =
      scrollWidth <= clientWidth
        ? []
        : all.filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    const cut = all
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      // Carousels scroll, and the notice moves.
      .filter((element) => element.closest('[data-mounted], [aria-label="Notice"]') === null)
      .filter((element) => {
        if (getComputedStyle(element).textOverflow === 'ellipsis') return false;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        for (let around: HTMLElement | null = element; around !== null; around = around.parentElement) {
          // Visible to screen readers only.
          if (around.offsetWidth <= 1) return false;
          const edge = around.getBoundingClientRect();
          const isInside =
            left > edge.left - 1 && right < edge.right + 1 && top > edge.top - 1 && bottom < edge.bottom + 1;
          const isFull = around === element && element.scrollWidth > element.clientWidth + 1;
          const { overflowX } = getComputedStyle(around);
          if ((!isInside || isFull) && (overflowX === 'hidden' || overflowX === 'clip')) return true;
        }
        return false;
      });
    const bars = all.filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position));
    const barHeight = bars
      .filter(
        (element) => element.offsetWidth > clientWidth / 2 && element.getBoundingClientRect().bottom > 0,
      )
      .reduce((sum, element) => sum + element.offsetHeight, 0);
    return [
      ...over.slice(0, 5).map((element) => ['over the side', element] as const),
      ...cut.slice(0, 5).map((element) => ['cut', element] as const),
      ...(barHeight > clientHeight / 2 ? bars.map((element) => ['takes much height', element] as const) : []),
    ].map(
      ([what, element]) =>
        `${what}: ${element.tagName}.${element.className}: ${element.textContent?.slice(0, 40)}`,
    );
  });

/**
 * Boxes that scroll sideways, and controls partly outside the sides of the window or of a box around them.
 */
export const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    // Carousels and tab lists scroll, and the notice moves.
    const moving =
      '[data-mounted], [aria-roledescription="carousel"], [role="tablist"], [aria-label="Notice"]';
    const isSeen = (element: HTMLElement) =>
      element.offsetWidth > 1 && element.offsetHeight > 1 && element.closest(moving) === null;
    const all = [...document.querySelectorAll<HTMLElement>('body *')].filter(isSeen);
    const scrolling = all.filter(
      (element) =>
        // Excludes the text of a test, which is read line by line, and drawings, which must stay readable.
        !element.matches('pre, :has(> svg[role="img"])') &&
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth + 1,
    );
    const isBeyond = (element: HTMLElement): boolean => {
      const { left, right } = element.getBoundingClientRect();
      if (left < -1 || right > clientWidth + 1) return true;
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        // Visible to screen readers only.
        if (around.offsetWidth <= 1) return false;
        const edge = around.getBoundingClientRect();
        const isOutside = left < edge.left - 1 || right > edge.right + 1;
        if (isOutside && getComputedStyle(around).overflowX !== 'visible') return true;
      }
      return false;
    };
    const beyond = all.filter(
      (element) => element.matches('a, button, input, select, textarea, summary, label') && isBeyond(element),
    );
    return [
      ...scrolling.slice(0, 5).map((element) => ['scrolls sideways', element] as const),
      ...beyond.slice(0, 5).map((element) => ['beyond the side', element] as const),
    ].map(
      ([what, element]) =>
        `${what}: ${element.tagName}.${element.className}: ${element.textContent?.slice(0, 40)}`,
    );
  });
