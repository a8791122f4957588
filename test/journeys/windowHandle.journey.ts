import { expect, test } from './support/journey.ts';

test.use({ waitsForHydration: false });

/** Another site than the shop's; Playwright answers for it. */
const otherSite = 'http://other.localhost/';

test('SEC-10 a page of another site loses the window in which it opens the shop', async ({
  page,
  context,
  shop,
}) => {
  await context.route(`${otherSite}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Other</title>' }),
  );
  await page.goto(otherSite);
  const isClosedFor = async (address: string): Promise<boolean> => {
    const opening = context.waitForEvent('page');
    const handle = await page.evaluateHandle((url) => window.open(url), address);
    await (await opening).waitForURL(address);
    return handle.evaluate((opened) => opened?.closed ?? true);
  };

  expect(await isClosedFor(`${otherSite}own`)).toBe(false);
  expect(await isClosedFor(`${shop.origin}/shop`)).toBe(true);
});
