import { drawnBengali } from './support/bengaliFonts.ts';
import { expect, test } from './support/journey.ts';

/** The taka sign and all Bengali come from the shop's own font files, whatever fonts the machine has. */

test("BN-8 the shop's own fonts draw every later page in Bengali, and nothing moves", async ({ page }) => {
  await page.goto('/bn');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('typeface'))).toMatch(/bengali/);
  await page.goto('/bn/shop');
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          sum = list.getEntries().reduce((total, entry) => total + Number(Reflect.get(entry, 'value')), sum);
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  // A first frame that comes while the browser has read half of a card lets the last row of cards grow by a line: 0.001.
  expect(shifts).toBeLessThan(0.003);
  const cramped = await page.locator('a, button, h1, h2, h3, p').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility() && /[\u0985-\u09cc]/.test(element.textContent))
      .filter((element) => {
        const { fontSize, letterSpacing, lineHeight } = getComputedStyle(element);
        const spaced = letterSpacing !== 'normal' && letterSpacing !== '0px';
        // 1.4 em (BN-8), less what rounding takes.
        return spaced || Number.parseFloat(lineHeight) < 1.39 * Number.parseFloat(fontSize);
      })
      .map((element) => element.textContent),
  );
  expect(cramped).toEqual([]);
  const { runs, foreign } = await drawnBengali(page);
  expect(foreign).toEqual([]);
  // So that a page without content does not pass.
  expect(runs).toBeGreaterThan(20);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, waitsForHydration: false });

  test("HM-1 BN-8 the shop's own fonts draw ৳, the Bengali notice and a page in Bengali", async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Notice' })).toContainText('ডেলিভারি');
    expect((await drawnBengali(page)).foreign).toEqual([]);
    await page.goto('/bn/shop');
    await page.evaluate(() => document.fonts.ready);
    expect((await drawnBengali(page)).foreign).toEqual([]);
  });
});

test('HM-1 LS-3 SH-8 a first visit needs the fonts of the taka sign and the notice, the next page has the typeface, and both draw a Bengali name', async ({
  page,
}) => {
  // The font of the taka sign is there before the content with its prices.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('main') === null || 'taka' in window) return;
      const faces = [...document.fonts].filter(({ family }) => family === 'Taka');
      Object.assign(window, { taka: faces.map(({ weight, status }) => [weight, status]) });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  expect(await page.evaluate(() => Reflect.get(window, 'taka'))).toEqual([
    ['400', 'loaded'],
    ['700', 'loaded'],
  ]);
  const fonts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ name }) => name.replace(/.*\/([a-z]+)-.*/, '$1')),
    );
  await expect.poll(fonts).toEqual(['notice', 'latin']);
  const faces = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ family }) => family.includes('Latin')).map(({ status }) => status),
    );
  // Fetched only: a face that is loaded after the first layout would lay out all texts again.
  expect(await faces()).toEqual(['unloaded']);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('typeface'))).not.toBeNull();
  await page.goto('/shop');
  await page.evaluate(() => document.fonts.ready);
  expect(await faces()).toEqual(['loaded']);
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main h1' });
  const { fonts: drawn } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(drawn.map(({ familyName, isCustomFont }) => [familyName, isCustomFont])).toEqual([
    ['Noto Sans Bengali', true],
  ]);

  const name = 'খাদি কাপড়ের পাঞ্জাবি';
  await page.route('**/api/products?*', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { data: { name: string }[] };
    const [first, ...others] = reply.data;
    await route.fulfill({ response, json: { ...reply, data: [{ ...first, name }, ...others] } });
  });
  await page.getByLabel('Sort by').selectOption('Best rated');
  await expect(page.getByRole('link', { name })).toBeVisible();
  const { runs, foreign } = await drawnBengali(page);
  expect(foreign).toEqual([]);
  // Each of the 40 cards has a price with ৳.
  expect(runs).toBeGreaterThan(40);
});
