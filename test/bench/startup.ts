import { type Product, productPath } from '#domain/products/product.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { newDataDir, openShop } from '../support/servers/openShop.ts';
import { openFloor } from './floor.ts';
import { median } from './median.ts';
import { openBrowser } from './openBrowser.ts';
import { type StartupTask, traceStartup } from './traceStartup.ts';

/**
 * `npm run bench:startup -- 5 home`: what the main thread of a low-end phone does after the first paint of home, list and product: Total
 * Blocking Time, the longest task, and the tasks of the last run over 50 ms, beside the floor's pages, which have no script. The number is
 * that of runs (3), the name one page. Needs a build. On a busy machine a task takes longer but not more processor time, so each task's
 * thread time counts, 16 times: a phone of 100 $ beside the desktop that measures.
 */

const rate = 16;
/** A task is long, and blocks, from this many milliseconds on (as in Lighthouse). */
const long = 50;

/** Other work on the machine only adds to a figure, so the lowest run says most. */
const range = (values: readonly number[]): string =>
  `${Math.round(median(values))} (${Math.round(Math.min(...values))})`;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const durations = (tasks: readonly StartupTask[]): number[] => tasks.map(({ duration }) => duration);
const longTasks = (tasks: readonly StartupTask[]): StartupTask[] =>
  tasks.filter(({ duration }) => duration > long);
const blocking = (tasks: readonly StartupTask[]): number =>
  sumOf(durations(longTasks(tasks)).map((duration) => duration - long));

const words = process.argv.slice(2);
const runs = Number(words.find((word) => /^\d+$/.test(word)) ?? 3);
const wanted = words.filter((word) => !/^\d+$/.test(word));
const dataDir = newDataDir();
const shop = await openShop(dataDir);
const browser = await openBrowser();
try {
  const { data } = (await (await fetch(`${shop.origin}/api/products?limit=40`)).json()) as {
    data: Product[];
  };
  const [product] = data;
  if (product === undefined) throw new Error('The shop has no product');
  const floor = await openFloor(shop.origin, data, product);
  const hydrated = 'html[data-hydrated]';
  const pages = [
    { name: 'home', url: `${shop.origin}/`, started: hydrated },
    { name: 'home, floor', url: `${floor.origin}/`, started: 'html' },
    { name: 'list', url: `${shop.origin}/shop`, started: hydrated },
    { name: 'list, floor', url: `${floor.origin}/shop`, started: 'html' },
    { name: 'product', url: shop.origin + productPath(product._id), started: hydrated },
    { name: 'product, floor', url: floor.origin + productPath(product._id), started: 'html' },
  ];
  const rows = [
    '| median (lowest) | TBT ms | longest task ms | long tasks | main thread ms |',
    '|---|---|---|---|---|',
  ];
  for (const { name, url, started } of pages) {
    if (wanted.length > 0 && !wanted.some((part) => name.startsWith(part))) continue;
    const traces: StartupTask[][] = [];
    for (let run = 0; run < runs; run += 1) traces.push(await traceStartup(browser, url, rate, started));
    const of = (figure: (tasks: readonly StartupTask[]) => number) => range(traces.map(figure));
    const longest = of((tasks) => Math.max(0, ...durations(tasks)));
    const total = of((tasks) => sumOf(durations(tasks)));
    rows.push(
      `| ${name} | ${of(blocking)} | ${longest} | ${of((tasks) => longTasks(tasks).length)} | ${total} |`,
    );
    for (const { at, duration, parts } of longTasks(traces.at(-1) ?? []))
      process.stdout.write(`${name} at ${Math.round(at)} ms: ${Math.round(duration)} ms; ${parts}\n`);
  }
  await floor.close();
  process.stdout.write(`${rows.join('\n')}\n`);
} finally {
  await browser.close();
  await shop.close();
  removeFolder(dataDir);
}
