import { expect, type Locator, type Page } from '@playwright/test';

/** Helpers for using a page by keyboard only. */

interface Focused {
  readonly isMarked: boolean;
  readonly what: string;
}

/** The focused element, and whether its focus is visible. */
const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
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
    };
  });

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses the key until the target has the focus; expects every stop to show its focus. */
export const tabTo = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < 120; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
    const { isMarked, what } = await focused(page);
    if (!what.startsWith('BODY')) expect({ what, isMarked }).toEqual({ what, isMarked: true });
  }
  throw new Error(`Tab does not reach ${String(target)}`);
};

/** Moves the focus to the target and presses the key. */
export const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};
