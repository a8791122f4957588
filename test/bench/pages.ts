import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { addressPrefixes, localAddress } from '#domain/pages/languages.ts';
import { type Product, productPath } from '#domain/products/product.ts';
import { ensureBrowser } from '../support/browser/findBrowser.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { newDataDir, openShop } from '../support/servers/openShop.ts';
import { openFloor } from './floor.ts';
import { median } from './median.ts';

/**
 * `npm run bench`: Lighthouse (mobile, DevTools throttling, median of three) on the list of 40 cards, a product page and
 * the home page, each compared with the floor, and the page in Bengali with the English one. Needs a build; the first run
 * needs the network, from which npx takes Lighthouse (docs/decisions/0006-libraries.md). Other load on the machine distorts
 * the result. SLOWDOWN is how many times slower the processor is (16: a low-end phone), RUNS the number of visits.
 */

const runs = Number(process.env.RUNS ?? 3);
/** Lighthouse's own factor by default. */
const slowdown = Number(process.env.SLOWDOWN ?? 4);

interface Figures {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Kilobytes of scripts transferred. */
  readonly script: number;
  readonly scores: Readonly<Record<string, number>>;
}

interface NetworkItem {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

interface LighthouseResult {
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly details?: { readonly items?: NetworkItem[] } }>
  >;
  readonly categories: Readonly<Record<string, { readonly id: string; readonly score: number | null }>>;
  readonly runtimeError?: { readonly message: string };
}

const lighthouse = 'lighthouse@12.8.2';
const mostBytes = 100 * 2 ** 20;
const chromeFlags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';

/** Lighthouse's report on a page in a fresh browser. */
const runLighthouse = async (url: string): Promise<LighthouseResult> => {
  const flags = [
    '--output=json',
    '--quiet',
    '--throttling-method=devtools',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    `--chrome-flags=${chromeFlags}`,
  ];
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...flags], {
    env: { ...process.env, CHROME_PATH: ensureBrowser() },
    maxBuffer: mostBytes,
  });
  return JSON.parse(stdout) as LighthouseResult;
};

const measureOnce = async (url: string): Promise<Figures> => {
  const { audits, categories, runtimeError } = await runLighthouse(url);
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const items = audits['network-requests']?.details?.items ?? [];
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script');
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    script: scripts.reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0) / 1024,
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
  };
};

// On a busy machine the start of the browser's trace is sometimes missing.
const mostTries = 3;

const measureWithRetries = async (url: string, tries = mostTries): Promise<Figures> => {
  try {
    return await measureOnce(url);
  } catch (error) {
    if (tries === 1) throw error;
    console.warn(`Once more, as ${String(error)}`);
    return measureWithRetries(url, tries - 1);
  }
};

const measure = async (url: string): Promise<Figures> => {
  const all: Figures[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measureWithRetries(url));
  const of = (key: 'fcp' | 'lcp' | 'tbt' | 'cls' | 'script') => median(all.map((figures) => figures[key]));
  const names = Object.keys(all[0]?.scores ?? {});
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    script: of('script'),
    scores: Object.fromEntries(
      names.map((name) => [name, median(all.map(({ scores }) => scores[name] ?? 0))]),
    ),
  };
};

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const rounded = (value: number): string => String(Math.round(value));

const figureRow = (name: string, { fcp, lcp, tbt, cls, script, scores }: Figures): string =>
  row([
    name,
    rounded(fcp),
    rounded(lcp),
    rounded(tbt),
    cls.toFixed(3),
    rounded(script),
    ...Object.values(scores),
  ]);

const ratioRow = (name: string, ours: Figures, other: Figures): string =>
  row([
    name,
    `${(ours.fcp / other.fcp).toFixed(2)} ×`,
    `${(ours.lcp / other.lcp).toFixed(2)} ×`,
    ...Array.from({ length: 3 + Object.keys(ours.scores).length }, () => ''),
  ]);

const dataDir = newDataDir();
const shop = await openShop(dataDir);
// Ends the shop when the script fails.
process.once('exit', () => shop.process.kill());
const { data } = (await (await fetch(`${shop.origin}/api/products?limit=40`)).json()) as { data: Product[] };
const [product] = data;
if (product === undefined) throw new Error('The shop has no products');
const floor = await openFloor(shop.origin, data, product);
const heading = ['', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'script KB'];
const lines: string[] = [];
for (const [name, path] of [
  ['list of 40 cards', '/shop'],
  ['product page', productPath(product._id)],
  ['home page', '/'],
] as const) {
  // Warm-up, so that neither server's very first response is measured.
  const bengaliPath = localAddress(addressPrefixes.bn, path);
  await Promise.all(
    [floor.origin + path, shop.origin + path, shop.origin + bengaliPath].map((url) => fetch(url)),
  );
  const bottom = await measure(floor.origin + path);
  const ours = await measure(shop.origin + path);
  const bengali = await measure(shop.origin + bengaliPath);
  if (lines.length === 0) {
    const columns = [...heading, ...Object.keys(ours.scores)];
    lines.push(row(columns), row(columns.map(() => '---')));
  }
  lines.push(
    figureRow(`${name}, floor`, bottom),
    figureRow(`${name}, shop`, ours),
    ratioRow('shop : floor', ours, bottom),
    figureRow(`${name}, in Bengali`, bengali),
    ratioRow('Bengali : English', bengali, ours),
  );
}
await floor.close();
await shop.close();
removeFolder(dataDir);
process.stdout.write(`${lines.join('\n')}\n`);
