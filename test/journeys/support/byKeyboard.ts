import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

/** Helpers for using a page by keyboard only. */

/** What has the focus after a press. */
interface Stop {
  readonly isMarked: boolean;
  readonly what: string;
  readonly isTarget: boolean;
  /** A screen that is rendered again may have replaced the target. */
  readonly isGone: boolean;
}

/** The focused element, whether its focus is visible, and whether it is the target. */
const readStop = (page: Page, target: ElementHandle): Promise<Stop> =>
  page.evaluate((wanted) => {
    const element = document.activeElement ?? document.body;
    const marks = [element, ...element.querySelectorAll('*'), element.parentElement ?? element].map((each) =>
      getComputedStyle(each),
    );
    // The link of a card covers the card with this.
    marks.push(getComputedStyle(element, '::after'));
    // Not visible in these styles: a date field marks its parts itself; a dialog's buttons use a box shadow.
    const isMarkedItself =
      element.matches('input[type="date"]') ||
      (element.matches('.swal2-styled') && getComputedStyle(element).boxShadow !== 'none');
    return {
      isMarked:
        isMarkedItself ||
        marks.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px'),
      what: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`,
      isTarget: element === wanted,
      isGone: !wanted.isConnected,
    };
  }, target);

const find = async (target: Locator): Promise<ElementHandle> => {
  await expect(target).toBeVisible();
  return target.elementHandle();
};

const isFocused = (target: ElementHandle): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses the key until the target has the focus; expects every stop to show its focus. */
export const tabTo = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  // Found once: a search by role reads the whole page, and there are up to a hundred stops.
  let wanted = await find(target);
  if (await isFocused(wanted)) return;
  for (let stop = 0; stop < 120; stop += 1) {
    await page.keyboard.press(key);
    const { isMarked, what, isTarget, isGone } = await readStop(page, wanted);
    if (!what.startsWith('BODY')) expect({ what, isMarked }).toEqual({ what, isMarked: true });
    if (isTarget) return;
    if (!isGone) continue;
    wanted = await find(target);
    if (await isFocused(wanted)) return;
  }
  throw new Error(`Tab does not reach ${String(target)}`);
};

/** Goes past the menus with the page's first link. */
export const skipToContent = async (page: Page): Promise<void> => {
  // Before, the dashboard shows a layout without links.
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
};

/** Moves the focus to the target and presses the key. */
export const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};
