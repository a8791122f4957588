import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { demo, expect, signIn, sizes, test } from './journey.ts';
import { everyScreen, fillCart, openScreen, type Screen, someGoods } from './screens.ts';

/** Every screen can be used by everybody (issue 3, point 6). */

/** Both themes, and both layouts where they differ. */
const looks = [
  ['desk', 'light'],
  ['phone', 'dark'],
] as const;

// A trace of every rule on every element would take most of the time.
test.use({ trace: 'off' });

/** What axe holds against the page and calls serious or critical, each with the elements meant. */
const faults = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return (
    violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      )
      // What lies half under a bar that sticks to the edge is scrolled free.
      .filter((fault) => !/^target-size: [^]*partially obscured/.test(fault))
  );
};

/** What goes over the side of the page, or is cut within it. */
const lost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement;
    if (wide.scrollWidth <= wide.clientWidth) return [];
    return [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => element.getBoundingClientRect().right > wide.clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName}.${element.className}: ${element.textContent?.slice(0, 40)}`);
  });

const ready = async (page: Page, origin: string, as: Screen['as']): Promise<Screen[]> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (as === 'nobody') await fillCart(page, await someGoods(origin));
  else await signIn(page, demo[as]);
  return (await everyScreen(origin)).filter((screen) => screen.as === as);
};

for (const as of ['nobody', 'admin', 'customer'] as const) {
  test(`RT-20 TH-1 axe finds nothing serious on any screen of ${as}, in both themes, on phone and desk, and nothing is lost at 320 px`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(300_000);
    const found: Record<string, string[]> = {};
    for (const screen of await ready(page, shop.origin, as)) {
      await openScreen(page, screen);
      const headings = await page.getByRole('heading', { level: 1 }).count();
      if (headings !== 1) found[`${screen.name} headings`] = [String(headings)];
      for (const [size, colorScheme] of looks) {
        await page.setViewportSize(sizes[size]);
        await page.emulateMedia({ colorScheme });
        await expect(page.locator(`html.${colorScheme}`)).toHaveCount(1);
        const against = await faults(page);
        if (against.length > 0) found[`${screen.name} ${size} ${colorScheme}`] = against;
      }
      // 320 px is also what a window of 640 px has at 200 % zoom.
      await page.setViewportSize({ width: 320, height: 640 });
      const over = await lost(page);
      if (over.length > 0) found[`${screen.name} 320 px`] = over;
      await page.setViewportSize(sizes.desk);
    }
    expect(found).toEqual({});
  });
}
