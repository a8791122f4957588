import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Product } from '#domain/products/product.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { median } from './median.ts';

/** What is measured of a large shop beside the time of one call (CL-4). */

/** The files of all rows. */
const exportPaths = ['ordersCsv', 'customersCsv', 'consignmentsCsv', 'auditCsv', 'productsCsv'] as const;

/** Megabytes that the process has in memory, by Linux. */
const residentMegabytes = (pid: number): number => {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

/** Adds a row to the table of results; a number without a unit is in milliseconds. */
type Write = (what: string, median: string, slowest: string) => void;

/** Reads each file as it comes: its seconds, and what the shop's memory grew by at most. */
export const measureExports = async (
  { origin, authorization }: { readonly origin: string; readonly authorization: string },
  pid: number,
  write: Write,
): Promise<void> => {
  for (const path of exportPaths) {
    const before = residentMegabytes(pid);
    const started = performance.now();
    const response = await fetch(`${origin}/api/${path}`, { headers: { authorization } });
    if (!response.ok || response.body === null) throw new Error(`${path} got ${response.status}`);
    let [bytes, peak, looked] = [0, before, started];
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      bytes += part.length;
      if (performance.now() - looked < 100) continue;
      looked = performance.now();
      peak = Math.max(peak, residentMegabytes(pid));
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    write(
      `${path}, ${(bytes / 1e6).toFixed(0)} MB`,
      `${seconds} s`,
      `+${(peak - before).toFixed(0)} MB of memory`,
    );
  }
};

/** The commands that compare all rows with their histories: what each says last has its seconds. */
export const measureAudits = (databaseUrl: string, write: Write): void => {
  for (const command of ['auditOrders', 'auditCash', 'auditStock']) {
    const said = execFileSync('npx', ['tsx', `src/cli/${command}.ts`], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      encoding: 'utf8',
    });
    write(command, said.trim().split('\n').at(-1) ?? '', '');
  }
};

/** The list of products after one of them has changed: it waits until the process has brought its index of products up to date. */
export const measureChangedProduct = async (
  { origin, authorization }: { readonly origin: string; readonly authorization: string },
  write: Write,
): Promise<void> => {
  const list = async (): Promise<Product[]> => {
    const response = await fetch(`${origin}/api/products?limit=40`, { headers: { authorization } });
    return ((await response.json()) as { data: Product[] }).data;
  };
  const [product] = await list();
  const times: number[] = [];
  const turns = 5;
  for (let turn = 0; turn < turns; turn += 1) {
    const changed = await fetch(`${origin}/api/updateProduct/${product?._id}`, {
      method: 'PATCH',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ soldOut: turn % 2 === 0 }),
    });
    if (!changed.ok) throw new Error(`The product was not changed: ${changed.status}`);
    const started = performance.now();
    await list();
    times.push(performance.now() - started);
  }
  write(
    'products after one was changed',
    String(Math.round(median(times))),
    String(Math.round(Math.max(...times))),
  );
};

/** How many orders are placed. */
const placed = 100;

/** Orders that follow each other, each of another phone number; the product of each is first looked up in the list of products. */
export const measurePlacing = async (origin: string, write: Write): Promise<void> => {
  const times: number[] = [];
  for (let index = 0; index < placed; index += 1) {
    const mobileNumber = `018${String(10_000_000 + Math.floor(Math.random() * 80_000_000))}`;
    const started = performance.now();
    await placeSampleOrder(origin, { mobileNumber, email: `bench-${index}@hatkhola.example` });
    times.push(performance.now() - started);
  }
  write('an order with the list before it', median(times).toFixed(1), Math.max(...times).toFixed(1));
};
