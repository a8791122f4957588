import { chromium } from '@playwright/test';
import { type Product, productPath } from '#domain/product.ts';
import { ensureBrowser } from '../support/browser/findBrowser.ts';
import { newDataDir, openShop, removeDataDir } from '../support/servers/openShop.ts';
import { type StartupTask, traceStartup } from './traceStartup.ts';

/**
 * `npm run bench:startup -- 5 home`: what the main thread of a low-end phone does after the first paint of home, list
 * and product: Total Blocking Time, the longest task, and the tasks of the last run over 50 ms. The number is that of
 * runs (3), the name one page. Needs a build. On a busy machine a task takes longer but not more processor time, so each
 * task's thread time counts, 16 times: a phone of 100 $ beside the desktop that measures.
 */

const rate = 16;
/** A task is long, and blocks, from this many milliseconds on (as in Lighthouse). */
const long = 50;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

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
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const { data } = (await (await fetch(`${shop.origin}/api/products?limit=1`)).json()) as { data: Product[] };
  const paths = { home: '/', list: '/shop', product: productPath(data[0]?._id ?? '') };
  const rows = [
    '| median (lowest) | TBT ms | longest task ms | long tasks | main thread ms |',
    '|---|---|---|---|---|',
  ];
  for (const [name, path] of Object.entries(paths)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const traces: StartupTask[][] = [];
    for (let run = 0; run < runs; run += 1)
      traces.push(await traceStartup(browser, shop.origin + path, rate));
    const of = (figure: (tasks: readonly StartupTask[]) => number) => range(traces.map(figure));
    const longest = of((tasks) => Math.max(0, ...durations(tasks)));
    const total = of((tasks) => sumOf(durations(tasks)));
    rows.push(
      `| ${name} | ${of(blocking)} | ${longest} | ${of((tasks) => longTasks(tasks).length)} | ${total} |`,
    );
    for (const { at, duration, parts } of longTasks(traces.at(-1) ?? []))
      process.stdout.write(`${name} at ${Math.round(at)} ms: ${Math.round(duration)} ms; ${parts}\n`);
  }
  process.stdout.write(`${rows.join('\n')}\n`);
} finally {
  await browser.close();
  await shop.close();
  removeDataDir(dataDir);
}
