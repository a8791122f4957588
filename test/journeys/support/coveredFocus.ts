import type { Page } from '@playwright/test';

/** The element with the focus when a bar or a message covers all of it; else `null`. */
export const coveredFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    const isSeen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      // A label over its radio button belongs to it.
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    return isSeen ? null : `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;
  });
