import { cpus, loadavg } from 'node:os';
import { placeOrderCall } from '#contract/orders/orders.ts';
import type { DatabaseSettings } from '#server/database/database.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addCounted } from '../support/clients/countedGoods.ts';
import { onDatabase, startPostgresql } from '../support/servers/testDatabases.ts';
import { openTestShop, type TestShop } from '../support/servers/testShop.ts';

/**
 * `npm run bench:stock`: orders of a counted product against those of one that is not, in turn, and a hot product of which 200
 * are ordered a second, whether or not earlier ones are answered (GS-4). Client and server are this process.
 */

const price = 250.5;
const warmUp = 50;
const rounds = 300;
const perSecond = 200;
const seconds = 5;
/** How many times as long an order with a counted product may take. */
const aim = 1.15;

const write = (...cells: readonly string[]): void => void process.stdout.write(`| ${cells.join(' | ')} |\n`);
const milliseconds = (time: number): string => `${time.toFixed(1)} ms`;

const share = (times: readonly number[], part: number): number => {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
};

interface Placed {
  readonly status: number;
  readonly time: number;
}

const place = async ({ api }: TestShop, product: string): Promise<Placed> => {
  const started = performance.now();
  const answer = await fetch(`${api.origin}/api${placeOrderCall.path}`, {
    method: placeOrderCall.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderBody([lineFor(product, price)])),
  });
  await answer.text();
  return { status: answer.status, time: performance.now() - started };
};

/** In turn, so that both meet the same load of the machine. */
const compare = async (name: string, shop: TestShop, counted: string): Promise<void> => {
  const times = { uncounted: [] as number[], counted: [] as number[] };
  for (let round = -warmUp; round < rounds; round += 1)
    for (const [kind, product] of [
      ['uncounted', shop.cup],
      ['counted', counted],
    ] as const) {
      const { status, time } = await place(shop, product);
      if (status !== 200) throw new Error(`An order of the ${kind} product was answered ${status}.`);
      if (round >= 0) times[kind].push(time);
    }
  const [uncounted, withCount] = [share(times.uncounted, 0.5), share(times.counted, 0.5)];
  const ratio = withCount / uncounted;
  write(
    name,
    'one at a time, median',
    milliseconds(uncounted),
    milliseconds(withCount),
    `${ratio.toFixed(2)} times${ratio > aim ? ' (above the aim)' : ''}`,
  );
};

/** Sends at a fixed rate and does not wait for answers, as shoppers do. */
const rush = async (shop: TestShop, product: string): Promise<{ answers: Placed[]; lasted: number }> => {
  const started = performance.now();
  const sent: Promise<Placed>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(perSecond * seconds, ((performance.now() - started) / 1000) * perSecond);
      while (sent.length < due) sent.push(place(shop, product));
      if (sent.length < perSecond * seconds) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  const answers = await Promise.all(sent);
  return { answers, lasted: (performance.now() - started) / 1000 };
};

const measureRush = async (name: string, shop: TestShop, what: string, product: string): Promise<void> => {
  const { answers, lasted } = await rush(shop, product);
  const times = answers.map(({ time }) => time);
  const failed = answers.filter(({ status }) => status !== 200).length;
  write(
    name,
    `${perSecond} a second of ${what}`,
    `${failed} of ${answers.length} failed`,
    `answered in ${lasted.toFixed(1)} s`,
    `median ${milliseconds(share(times, 0.5))}, 95 % ${milliseconds(share(times, 0.95))}`,
  );
};

const measureOn = async (name: string, settings: DatabaseSettings): Promise<void> => {
  const shop = await openTestShop(onDatabase({ settings, remove: async () => undefined }));
  const counted = await addCounted(shop.api, shop.admin, 1_000_000);
  await compare(name, shop, counted);
  await measureRush(name, shop, 'an uncounted product', shop.cup);
  await measureRush(name, shop, 'one counted product', counted);
  await shop.api.close();
};

process.stdout.write(
  `${cpus().length} processors with a load of ${loadavg()[0]?.toFixed(1)}; aim: at most ${aim} times\n\n`,
);
write('Database', 'Work', 'Uncounted', 'Counted', 'Result');
write('---', '---', '---', '---', '---');
await measureOn('PGlite', { databaseUrl: null, dataDir: null });
const databaseUrl = await startPostgresql();
if (databaseUrl !== null) await measureOn('PostgreSQL', { databaseUrl, dataDir: null });
