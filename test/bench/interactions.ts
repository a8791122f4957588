import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isOrderable, type Product } from '#domain/products/product.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { builtShop, newDataDir, openShop } from '../support/servers/openShop.ts';
import { type Scenario, scenariosOf } from './interactionScenarios.ts';
import { median } from './median.ts';
import { openBrowser } from './openBrowser.ts';
import { type Network, networks, slowDown, visit } from './phoneVisit.ts';
import { openSwapPage } from './swapPage.ts';

/**
 * `npm run bench:interactions`: from a press or a key to the first frame that shows its effect, on the built shop
 * with 10,000 products and a processor slowed down four times, beside a page without a framework in the same run.
 * Needs a build. RUNS is the number of visits, ONLY a part of a scenario's name, PRODUCTS the size
 * of the shop.
 */

const runs = Number(process.env.RUNS ?? 5);
const products = Number(process.env.PRODUCTS ?? 10_000);

const dataDir = newDataDir();
const seeded = spawnSync(
  process.execPath,
  [join(builtShop, 'server/seed.js'), '--products', String(products), '--orders', '0'],
  { env: { ...process.env, DATA_DIR: dataDir }, stdio: ['ignore', 'ignore', 'inherit'] },
);
if (seeded.status !== 0) throw new Error('The large shop could not be seeded');
const shop = await openShop(dataDir);
// Ends the shop when the script fails.
process.once('exit', () => shop.process.kill());
const { data } = (await (await fetch(`${shop.origin}/api/products?limit=40`)).json()) as { data: Product[] };
const [first] = data;
const sold = data.find((product) => isOrderable(product) && product.sizes.length === 0);
if (first === undefined || sold === undefined) throw new Error('The shop has no such products');
const reference = await openSwapPage(shop.origin, data);
const browser = await openBrowser();

/** Medians of the runs by row, visits of the shop and of the reference in turn. */
const measure = async (scenario: Scenario, network: Network): Promise<string[]> => {
  const times = new Map<string, { shop: number[]; reference: number[] }>();
  for (let run = 0; run < runs; run += 1) {
    for (const side of ['reference', 'shop'] as const) {
      const address = side === 'shop' ? shop.origin + scenario.path : reference.origin;
      const figures = await visit(browser, address, network, (visited) =>
        scenario.run(visited, side === 'shop'),
      );
      for (const [row, time] of Object.entries(figures)) {
        const sides = times.get(row) ?? { shop: [], reference: [] };
        sides[side].push(time);
        times.set(row, sides);
      }
    }
  }
  return [...times].map(([row, sides]) => {
    const sorted = sides.shop.toSorted((one, other) => one - other);
    const range = `${Math.round(sorted[0] ?? Number.NaN)}–${Math.round(sorted.at(-1) ?? Number.NaN)}`;
    return `| ${row} | ${network} | ${Math.round(median(sides.reference))} | ${Math.round(median(sides.shop))} | ${range} |`;
  });
};

const only = process.env.ONLY ?? '';
try {
  process.stdout.write(
    `processor ${slowDown} times slower, medians of ${runs} visits, ms\n| | network | reference | shop | from–to |\n| --- | --- | --- | --- | --- |\n`,
  );
  for (const scenario of scenariosOf(first, sold).filter(({ name }) => name.includes(only)))
    for (const network of Object.keys(networks) as Network[])
      process.stdout.write(`${(await measure(scenario, network)).join('\n')}\n`);
} finally {
  await browser.close();
  await reference.close();
  await shop.close();
  removeFolder(dataDir);
}
