import { type Product, productPath } from '#domain/products/product.ts';
import { timeToFrame } from './firstFrame.ts';
import { press, scroll, seconds, tap, type Visit } from './phoneVisit.ts';

/** What `npm run bench:interactions` does in a visit, in the shop and on the reference. */

/** One kind of interaction; returns milliseconds by the name of the row. */
export interface Scenario {
  readonly name: string;
  readonly path: string;
  readonly run: (visited: Visit, isShop: boolean) => Promise<Readonly<Record<string, number>>>;
}

const chosen = 'main li:first-child a';

/** The heading and the price; in the shop also a picture that has been loaded, in whichever size. */
const productShown = ({ name }: Product, withPicture: boolean): string => `(() => {
  const heading = [...document.querySelectorAll('main h1')].find((one) => one.textContent === ${JSON.stringify(name)});
  const isVisible = (element) => element?.checkVisibility({ visibilityProperty: true });
  if (!isVisible(heading) || !/৳/.test(heading.parentElement.textContent)) return false;
  const picture = [...document.querySelectorAll('main img')].find(isVisible);
  if (!${withPicture}) return picture !== undefined;
  const behind = /url\\("(.*)"\\)/.exec(getComputedStyle(picture).backgroundImage)?.[1];
  const isBehind = behind !== undefined && performance.getEntriesByName(behind).some((one) => one.responseEnd > 0);
  return isBehind || (picture.complete && picture.naturalWidth > 0);
})()`;

/** A press by a finger that does not rest at all, timed from its touch, or by one that does, timed from its end. */
const listAndBack =
  (rest: 0 | 80) =>
  (product: Product): Scenario => ({
    name: `list → product → Back, ${rest} ms`,
    path: '/shop',
    run: async (visited, isShop) => {
      const { page } = visited;
      await scroll(visited);
      const place = await page.evaluate(() => scrollY);
      const opened = await timeToFrame(
        page,
        rest === 0 ? 'pointerdown' : 'pointerup',
        productShown(product, isShop),
        () => (rest === 0 ? tap(page, chosen) : press(visited, chosen, rest)),
      );
      await seconds(1.5);
      const listShown = `document.querySelector('${chosen}')?.checkVisibility() && Math.abs(scrollY - ${place}) < 2`;
      const back = await timeToFrame(page, 'popstate', listShown, () => page.evaluate('history.back()'));
      const row = rest === 0 ? '' : `, after a finger that rested ${rest} ms`;
      return { [`list → product${row}`]: opened, [`Back → list${row}`]: back };
    },
  });

const addToCartShown = `[...document.querySelectorAll('main button')].some((button) =>
  button.textContent.includes('Add To Cart') && button.checkVisibility({ visibilityProperty: true }))`;
const cards = 'main article';

/** Until Add To Cart of the opened product answers a press, and until Back shows all cards at their place. */
const usable = (_first: Product, sold: Product): Scenario => ({
  name: 'list → Add To Cart → Back',
  path: '/shop',
  run: async (visited, isShop) => {
    const { page } = visited;
    const link = `main li a[href$="${productPath(sold._id)}"] >> nth=0`;
    await scroll(visited);
    await page.locator(link).scrollIntoViewIfNeeded();
    await seconds(0.5);
    const [place, count] = await page.evaluate(
      (all) => [scrollY, document.querySelectorAll(all).length],
      cards,
    );
    const match = `${productShown(sold, isShop)} && ${addToCartShown}`;
    const opened = await timeToFrame(page, 'pointerup', match, () => press(visited, link, 80));
    await seconds(1.5);
    const listShown = `document.querySelector('${chosen}')?.checkVisibility() && Math.abs(scrollY - ${place}) < 2 && document.querySelectorAll('${cards}').length >= ${count}`;
    const back = await timeToFrame(page, 'popstate', listShown, () => page.evaluate('history.back()'));
    return { 'list → Add To Cart, after a finger that rested 80 ms': opened, 'Back → whole list': back };
  },
});

const firstTouch = (product: Product): Scenario => ({
  name: 'first touch of the visit',
  path: '/shop',
  run: async ({ page }, isShop) => {
    const isVisible = productShown(product, isShop);
    const opened = await timeToFrame(page, 'pointerdown', isVisible, () => tap(page, chosen));
    return { 'list → product by the first touch of the visit': opened };
  },
});

/** Rows of this text alone, which the shop marks in each. */
const resultsShown = (text: string): string => `(() => {
  const rows = [...document.querySelectorAll('[role=option]')];
  const texts = rows.map((row) => (row.querySelector('mark') ?? row).textContent.toLowerCase());
  return rows.length > 0 && texts.every((one) => one.includes(${JSON.stringify(text)}));
})()`;

/** The last three letters are typed one by one; the others come at once, as when the keyboard completes a word. */
const typed = async ({ page }: Visit, text: string): Promise<number> => {
  await page.locator('[role=search] input, search input').fill(text.slice(0, -3));
  for (const key of text.slice(-3, -1)) {
    await seconds(0.15);
    await page.keyboard.press(key === ' ' ? 'Space' : key);
  }
  await seconds(0.15);
  const last = text.slice(-1);
  const time = await timeToFrame(page, 'keydown', resultsShown(text), () => page.keyboard.press(last));
  await seconds(1);
  return time;
};

const search = (product: Product): Scenario => ({
  name: 'search',
  path: '/shop',
  run: async (visited) => {
    await tap(visited.page, '[role=search] input, search input');
    return {
      'last key → results, many found': await typed(visited, 'bag'),
      'last key → results, few found': await typed(visited, product.name.toLowerCase()),
    };
  },
});

const dialogShown =
  "[...document.querySelectorAll('[role=dialog], dialog[open]')].some((one) => one.checkVisibility())";

/** Add To Cart until the shop shows `seen`; the reference answers the press with a dialog. */
const addToCart =
  (effect: string, seen: string) =>
  (_first: Product, sold: Product): Scenario => ({
    name: 'Add To Cart',
    path: productPath(sold._id),
    run: async (visited, isShop) => {
      if (isShop) await scroll(visited);
      else await tap(visited.page, chosen);
      const button = isShop ? 'main button:has-text("Add To Cart")' : 'main button';
      const press = () => tap(visited.page, button);
      const time = await timeToFrame(visited.page, 'pointerdown', isShop ? seen : dialogShown, press);
      return { [`Add To Cart → ${effect}`]: time };
    },
  });

/** `first` is the first of the list, `sold` one that goes into the cart by one press. */
export const scenariosOf = (first: Product, sold: Product): Scenario[] =>
  [
    listAndBack(80),
    usable,
    listAndBack(0),
    firstTouch,
    search,
    addToCart('count', `document.querySelector('[aria-label="Cart, 1 item"]')?.checkVisibility()`),
    addToCart('dialog', dialogShown),
  ].map((scenario) => scenario(first, sold));
