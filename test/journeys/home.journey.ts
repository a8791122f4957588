import type { Locator, Page } from '@playwright/test';
import { expect, sizes, test } from './support/journey.ts';

/** Blocks of the home page that move or expand. */

// With the animations that most visitors see.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const seenSlides = (page: Page, name: string) =>
  page.locator(`[aria-roledescription="carousel"][aria-label="${name}"] [data-slide]:not([inert])`);
const presentSlide = (page: Page) => page.locator('[aria-label="Offers"] [aria-current="true"]');

test.describe('at 1440 px', () => {
  test.use({ viewport: sizes.desk });

  test('HM-3 the slides advance every 2 s and pause under the pointer', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const offers = page.locator('[aria-label="Offers"]');
    const slides = await offers.locator('[data-slide]').count();
    await offers.hover();
    // From here on the test drives the clock; on a slow machine the slider may be past the first slide.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const firstSlide = Number(/\d+/.exec((await presentSlide(page).getAttribute('aria-label')) ?? ''));
    const isAt = (steps: number) =>
      expect(presentSlide(page)).toHaveAttribute(
        'aria-label',
        `Slide ${((firstSlide - 1 + steps) % slides) + 1}`,
      );
    await page.clock.runFor(6000);
    await isAt(0);
    await page.mouse.move(5, 5);
    await page.clock.runFor(1900);
    await isAt(0);
    // The two seconds are over, and the half second in which the slide moves.
    await page.clock.runFor(700);
    await isAt(1);
    await page.clock.runFor(2000);
    await isAt(2);
    await offers.hover();
    await page.clock.runFor(6000);
    await isAt(2);
    await page.mouse.move(5, 5);
    await page.clock.runFor(2600);
    await isAt(3);
  });

  test('HM-1 HM-3 slides and notice stand still with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await expect(presentSlide(page)).toHaveAttribute('aria-label', 'Slide 1');
    await page.clock.runFor(10_000);
    await expect(presentSlide(page)).toHaveAttribute('aria-label', 'Slide 1');
    await expect(page.locator('[aria-label="Notice"] p[lang="bn"]')).toHaveCSS('animation-name', 'none');
  });

  test('HM-1 HM-2 HM-4 HM-5 HM-6 the home page has its blocks in order; its carousels show one, two, three or five cards by width, and have the products of now when the window gets the focus', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Notice' })).toContainText('ডেলিভারি');
    const blocks = await page
      .locator('main section, main nav')
      .evaluateAll((all) => all.map((block) => block.getAttribute('aria-label') ?? ''));
    expect(blocks.filter((name) => name !== '' && !name.startsWith('Favourite'))).toEqual([
      'Categories',
      'Offers',
      'Best Selling',
      'New Arrivals',
      'Popular Categories',
      'Most Popular Items',
      'Free delivery',
      '100 TK Items',
      'Newsletter',
    ]);
    await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveCount(12);
    const tiles = page.getByRole('region', { name: 'Popular Categories' }).getByRole('link');
    expect(
      await tiles.evaluateAll((links) =>
        links.map((link) => [link.textContent, decodeURI(link.getAttribute('href') ?? '')]),
      ),
    ).toEqual([
      ['Kitchen Items', '/product/category/kitchen items'],
      ['Bag Items', '/product/category/bag items'],
      ['Home and Living', '/product/category/home and living'],
      ['Women Items', '/product/category/women items'],
      ['Electronics and Appliances', '/product/category/electronics and appliances'],
      ['Baby and Kids', '/product/category/baby and kids'],
    ]);

    for (const name of ['Best Selling', 'New Arrivals']) {
      const carousel = page.locator(`[aria-roledescription="carousel"][aria-label="${name}"]`);
      // The first move in a new process of the browser has no distance, and starts nothing.
      await expect(async () => {
        await carousel.hover({ position: { x: 5, y: 5 } });
        await carousel.hover();
        await expect(seenSlides(page, name)).toHaveCount(5, { timeout: 1000 });
      }).toPass();
      const first = carousel.locator('[data-slide]').first();
      await expect(carousel.getByRole('button', { name: `Previous in ${name}` })).toBeDisabled();
      await carousel.getByRole('button', { name: `Next in ${name}` }).click();
      await expect(first).toHaveAttribute('inert', '');
      await carousel.getByRole('button', { name: `Previous in ${name}` }).click();
      await expect(first).not.toHaveAttribute('inert', '');
      await expect(carousel.getByRole('button', { name: `Previous in ${name}` })).toBeFocused();
    }

    for (const [width, count] of [
      [349, 1],
      [350, 2],
      [767, 2],
      [768, 3],
      [1023, 3],
      [1024, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(seenSlides(page, 'New Arrivals')).toHaveCount(count);
    }

    const refetch = page.waitForRequest(/\/api\/products\?.*productType=Best\+Selling/);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await refetch;
  });

  test('HM-7 HM-9 HM-10 Most Popular shows ten items, then five more each time, 100 TK Items all or ten, and Back restores them; the newsletter sends no request', async ({
    page,
  }) => {
    await page.goto('/');
    const block = page.getByRole('region', { name: 'Most Popular Items' });
    const cards = block.getByRole('article');
    const more = block.getByRole('button', { name: 'Show Me More' });
    await expect(cards).toHaveCount(10);
    await more.click();
    await expect(cards).toHaveCount(15);
    const kitchen = block.getByRole('tab', { name: 'Kitchen Items' });
    await kitchen.click();
    await expect(kitchen).toHaveAttribute('aria-selected', 'true');
    await expect(cards).toHaveCount(10);
    const less = block.getByRole('button', { name: 'Show Less' });
    for (let count = 10; !(await less.isVisible()); ) {
      await more.click();
      await expect.poll(() => cards.count()).toBeGreaterThan(count);
      count = await cards.count();
    }
    const fullCount = await cards.count();
    await cards.last().getByRole('link').click();
    await expect(page).toHaveURL(/\/product-details\//);
    await page.goBack();
    await expect(kitchen).toHaveAttribute('aria-selected', 'true');
    await expect(cards).toHaveCount(fullCount);
    await less.click();
    await expect(cards).toHaveCount(10);

    const cheap = page.getByRole('region', { name: '100 TK Items' });
    await expect(cheap.getByRole('article')).toHaveCount(10);
    await cheap.getByRole('button', { name: 'Show All' }).click();
    await expect.poll(() => cheap.getByRole('article').count()).toBeGreaterThan(10);
    await cheap.getByRole('article').last().getByRole('link').click();
    await expect(page).toHaveURL(/\/product-details\//);
    await page.goBack();
    await expect.poll(() => cheap.getByRole('article').count()).toBeGreaterThan(10);
    await cheap.getByRole('button', { name: 'Show Less' }).click();
    await expect(cheap.getByRole('article')).toHaveCount(10);

    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.method()));
    const letter = page.getByRole('region', { name: 'Newsletter' });
    await letter.getByLabel('E-mail address').fill('rahima@example.com');
    await letter.getByRole('button', { name: 'Subscribe' }).click();
    await expect(letter.getByText(/was not sent anywhere/)).toBeVisible();
    expect(calls.filter((method) => method !== 'GET')).toEqual([]);
  });
});

const isLaidOut = (part: Locator) =>
  part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('SPD-11 HM-4 RT-19 a card far along its row and sections far below the view wait for their layout, the row keeps its height, and Back returns to them', async ({
    page,
  }) => {
    await page.goto('/');
    const row = page.getByRole('region', { name: 'Best Selling' });
    const next = row.getByRole('button', { name: 'Next in Best Selling' });
    await expect(next).toBeEnabled();
    const links = row.getByRole('article').locator('a');
    const laidOut = () => Promise.all([0, 3, 5, 8].map((index) => isLaidOut(links.nth(index))));
    const height = () => row.evaluate((element) => element.getBoundingClientRect().height);
    expect(await laidOut()).toEqual([true, true, false, false]);
    const rowHeight = await height();
    await next.click();
    await expect.poll(laidOut).toEqual([true, true, true, false]);
    expect(await height()).toBe(rowHeight);

    const letter = page.getByRole('region', { name: 'Newsletter' });
    expect(await isLaidOut(letter)).toBe(false);
    const card = page.getByRole('region', { name: '100 TK Items' }).getByRole('article').last();
    // As a person scrolls: a jump over a section that was never near leaves it at its estimated height.
    await card.evaluate(async (element) => {
      while (element.getBoundingClientRect().top > innerHeight / 2) {
        scrollBy(0, 300);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    });
    await expect.poll(() => isLaidOut(letter)).toBe(true);
    const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    // The press itself may scroll the card from under a bar.
    const pressedAt = card.evaluate(
      (element) =>
        new Promise<number>((resolve) =>
          element.addEventListener('click', () => resolve(Math.round(element.getBoundingClientRect().top))),
        ),
    );
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/product-details\//);
    const before = await pressedAt;
    await page.goBack();
    await expect.poll(top).toBe(before);
  });

  test('ER-2 BY-8 slides that could not be loaded are told between the categories and the first products', async ({
    page,
  }) => {
    await page.route('**/api/getSliders', (route) => route.fulfill({ status: 500 }));
    await page.goto('/shop');
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Home' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'The slides could not be loaded.' });
    await expect(failure).toBeVisible();
    const boxes = [
      page.getByRole('button', { name: 'All categories' }),
      failure.locator('svg').first(),
      failure.getByRole('button'),
      page.getByRole('heading', { name: 'Best Selling' }),
    ].map(async (element) => element.boundingBox());
    const edges = (await Promise.all(boxes)).flatMap((box) => (box ? [box.y, box.y + box.height] : []));
    expect(edges).toEqual(edges.toSorted((first, second) => first - second));
  });
});
