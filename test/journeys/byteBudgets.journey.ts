import type { Page } from '@playwright/test';
import { type Product, productPath } from '#domain/products/product.ts';
import { expect, test } from './support/journey.ts';

/** What a visitor without an account transfers until nothing more is fetched, on a phone 412 px wide. */

interface Bytes {
  readonly document: number;
  readonly script: number;
  readonly font: number;
  readonly image: number;
}
type Kind = keyof Bytes;

/**
 * KiB as transferred, compressed with brotli; no page may have more than 147 KiB of script. The figures of a release are in
 * docs/measurements.md.
 */
const budgets: Readonly<Record<'home' | 'list' | 'product', Bytes>> = {
  home: { document: 33, script: 147, font: 22, image: 120 },
  list: { document: 28, script: 145, font: 22, image: 42 },
  product: { document: 24, script: 147, font: 22, image: 32 },
};
const kinds: readonly Kind[] = ['document', 'script', 'font', 'image'];

const transferred = async (page: Page, address: string): Promise<Bytes> => {
  const requests: { kind: string; size: Promise<number> }[] = [];
  page.on('requestfinished', (request) => {
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize / 1024);
    requests.push({ kind: request.resourceType(), size });
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(requests.map(async ({ kind, size }) => [kind, await size] as const));
  const sum = (kind: Kind): number =>
    sizes.reduce((total, [name, size]) => (name === kind ? total + size : total), 0);
  return { document: sum('document'), script: sum('script'), font: sum('font'), image: sum('image') };
};

test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  // The wait evaluates a script, which Playwright lets count as an action of the user.
  waitsForHydration: false,
});

for (const [name, ids] of [
  ['home', 'RT-1'],
  ['list', 'RT-2'],
  ['product', 'RT-6'],
] as const) {
  test(`${ids} a first visit to the ${name} page on a phone stays within its bytes`, async ({
    page,
    shop,
  }) => {
    const answer = await fetch(`${shop.origin}/api/products?limit=1`);
    const { data } = (await answer.json()) as { data: Product[] };
    const paths = { home: '/', list: '/shop', product: productPath(data[0]?._id ?? '') };
    const bytes = await transferred(page, paths[name]);
    const exceeded = kinds.filter((kind) => bytes[kind] > budgets[name][kind]);
    expect({ exceeded, bytes }).toEqual({ exceeded: [], bytes });
    // Nothing was missed: each kind has arrived.
    expect(kinds.filter((kind) => bytes[kind] === 0)).toEqual([]);
  });
}
