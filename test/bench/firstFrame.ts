import type { Page } from '@playwright/test';

/**
 * Times inside the page, without Playwright's round trips: from an input event, as the browser received it, to the
 * first frame that shows what it asks for.
 */

declare global {
  interface Window {
    firstFrame: (event: string, isShown: string) => void;
    firstFrameTime?: Promise<number>;
  }
}

/** Runs before the page's own scripts. */
const probe = `
  window.firstFrame = (event, isShown) => {
    const shown = new Function('return ' + isShown);
    window.firstFrameTime = new Promise((resolve, reject) => {
      let start = 0;
      addEventListener(event, ({ timeStamp }) => (start = timeStamp), { once: true, capture: true });
      const look = () => {
        if (start === 0 || !shown()) return requestAnimationFrame(look);
        // Of all tasks the next one after the frame is painted.
        scheduler.postTask(() => resolve(performance.now() - start), { priority: 'user-blocking' });
      };
      requestAnimationFrame(look);
      setTimeout(() => reject(new Error('Never shown: ' + isShown)), 10_000);
    });
  };`;

export const addProbe = async (page: Page): Promise<void> => {
  await page.addInitScript(probe);
};

/** Acts, and returns the milliseconds from the event to the first frame in which the expression is true. */
export const timeToFrame = async (
  page: Page,
  event: string,
  isShown: string,
  act: () => Promise<unknown>,
): Promise<number> => {
  await page.evaluate(([name, condition]) => window.firstFrame(name, condition), [event, isShown] as const);
  await act();
  return page.evaluate(() => window.firstFrameTime ?? Number.NaN);
};
