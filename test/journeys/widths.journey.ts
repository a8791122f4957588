import type { Page } from '@playwright/test';
import { demo, expect, signIn, test } from './support/journey.ts';
import { clipped, lost } from './support/layoutFaults.ts';
import { everyScreen, fillCart, openScreen, type Screen, someGoods } from './support/screens.ts';
import { bringFonts, drawWith, fontStacks } from './support/textFonts.ts';

/** Every screen fits every width with the widest and the narrowest common font. */

// accessibility.journey.ts checks the height of sticky bars.
const isSideways = (fault: string): boolean => !fault.startsWith('takes much height');

const widths = [320, 360, 768, 769, 900, 1024, 1100, 1280, 1440] as const;

const ready = async (page: Page, origin: string, as: Screen['as']): Promise<Screen[]> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (as === 'nobody') await fillCart(page, await someGoods(origin));
  else await signIn(page, demo[as]);
  return (await everyScreen(origin)).filter((screen) => screen.as === as);
};

for (const as of ['nobody', 'admin', 'customer'] as const) {
  test(`RT-20 OL-3 nothing on any screen of ${as} scrolls sideways or is cut from 320 to 1440 px, in a wide and a narrow font`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(300_000);
    await bringFonts(page);
    const found: Record<string, string[]> = {};
    for (const screen of await ready(page, shop.origin, as)) {
      await openScreen(page, screen);
      for (const stack of fontStacks) {
        await drawWith(page, stack);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const faults = [...(await lost(page)), ...(await clipped(page))].filter(isSideways);
          if (faults.length > 0) found[`${screen.name} ${stack} ${width}`] = faults;
        }
      }
    }
    expect(found).toEqual({});
  });
}
