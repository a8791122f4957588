import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Order } from '#domain/orders/order.ts';
import type { Product } from '#domain/products/product.ts';
import { productFeedPath } from '#domain/products/productFeed.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';

/** What staff and shoppers ask a large shop beside its lists of orders and parcels, with the bar of each in milliseconds (CL-4). */

export interface TimedCall {
  readonly what: string;
  readonly path: string;
  readonly bar: number;
}

const list = 200;
const search = 300;
/** Figures of many days, and files of all products, are no list. */
const long = 1000;

/** Searches for an order by what a person may know of it, as the top bar and the lists send them. */
export const searchCalls = ({ _id, number, customerData }: Order): readonly TimedCall[] => {
  const { mobileNumber, name, email } = customerData;
  const texts: Readonly<Record<string, string>> = {
    phone: mobileNumber,
    'last four digits': mobileNumber.slice(-4),
    'order number': number ?? '',
    name,
    'part of a name': name.slice(0, 4),
    'two letters': name.slice(0, 2),
    'two digits': '01',
    'e-mail address': email,
    'part of an id': _id.slice(-8),
    nothing: 'no such order',
  };
  return Object.entries(texts).flatMap(([what, text]) => {
    const query = encodeURIComponent(text);
    return [
      { what: `search, ${what}`, path: `/api/orders?search=${query}&sort=match&limit=8`, bar: search },
      { what: `list of a search, ${what}`, path: `/api/orders?search=${query}&limit=25`, bar: search },
    ];
  });
};

const dhakaDay = (back: number): string =>
  new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

/** The pages of the desk. */
export const deskCalls = (): readonly TimedCall[] => [
  { what: 'counts of orders', path: '/api/orderCounts', bar: list },
  { what: 'orders by day, home page', path: '/api/orderDays', bar: list },
  { what: 'work of today', path: '/api/toDo', bar: list },
  { what: 'figures, 7 days', path: '/api/figures?days=7', bar: long },
  { what: 'figures, 30 days', path: '/api/figures?days=30', bar: long },
  { what: 'figures, 90 days', path: '/api/figures?days=90', bar: long },
  { what: 'figures, a year', path: `/api/figures?from=${dhakaDay(364)}&to=${dhakaDay(0)}`, bar: 5 * long },
  { what: 'cash outstanding', path: '/api/cashOutstanding', bar: list },
  { what: 'parcels that a courier holds money of', path: '/api/heldParcels?courier=steadfast', bar: list },
  { what: 'decisions', path: '/api/decisions?limit=25', bar: list },
  { what: 'numbers of decisions', path: '/api/decisionCounts', bar: list },
  { what: 'orders delivered today', path: `/api/orders?deliveredOn=${dhakaDay(0)}&limit=25`, bar: list },
  {
    what: 'orders of a week',
    path: `/api/orders?from=${dhakaDay(37)}&to=${dhakaDay(30)}&limit=25`,
    bar: list,
  },
  {
    what: 'orders of a year',
    path: `/api/orders?from=${dhakaDay(465)}&to=${dhakaDay(100)}&limit=25`,
    bar: list,
  },
  {
    what: 'confirmed without a parcel',
    path: '/api/orders?status=Confirmed&parcel=none&limit=25',
    bar: list,
  },
  { what: 'audit log', path: '/api/auditEntries?limit=25', bar: list },
  { what: 'users', path: '/api/users?limit=25', bar: list },
  { what: 'users, a search', path: '/api/users?limit=25&search=rahman', bar: search },
  { what: 'reviews that wait', path: '/api/moderatedReviews?state=Waiting&limit=25', bar: list },
  { what: 'reviews that are shown', path: '/api/moderatedReviews?state=Published&limit=25', bar: list },
  { what: 'numbers of reviews', path: '/api/reviewCounts', bar: list },
  { what: 'paid advances', path: '/api/paidAdvances', bar: list },
  { what: 'statements', path: '/api/statements?limit=25', bar: list },
];

/** What shoppers and their search engines ask of a shop with so many products. */
export const shopCalls = (products: number): readonly TimedCall[] => [
  { what: 'products, first page', path: '/api/products?limit=40', bar: list },
  {
    what: 'products of a category, by price',
    path: '/api/products?category=Women Items&sort=priceUp&limit=40',
    bar: list,
  },
  { what: 'products, a search', path: '/api/products?searchQuery=bag&limit=40', bar: search },
  { what: 'products, a misspelt search', path: '/api/products?searchQuery=shirrt&limit=40', bar: search },
  { what: 'filters of all products', path: '/api/productFacets', bar: list },
  { what: 'filters of a search', path: '/api/productFacets?searchQuery=bag', bar: search },
  { what: 'stock', path: '/api/stock?limit=25', bar: list },
  { what: 'sitemap of 1,000', path: '/sitemap-products-1.xml', bar: long },
  {
    what: 'sitemap of 1,000, the last',
    path: `/sitemap-products-${Math.max(1, Math.ceil(products / 1000))}.xml`,
    bar: long,
  },
  { what: 'index of sitemaps', path: '/sitemap.xml', bar: list },
  { what: 'feed', path: productFeedPath, bar: 10 * long },
];

/** The files of all rows. */
const exportPaths = ['ordersCsv', 'customersCsv', 'consignmentsCsv', 'auditCsv', 'productsCsv'] as const;

/** Megabytes that the process has in memory, by Linux. */
const residentMegabytes = (pid: number): number => {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

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

/** The list of products after one of them has changed, of which each process reads its index again. */
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
  for (let turn = 0; turn < 5; turn += 1) {
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
  const sorted = times.toSorted((one, other) => one - other);
  write(
    'products after one was changed',
    String(Math.round(sorted[2] ?? 0)),
    String(Math.round(sorted[4] ?? 0)),
  );
};

const placed = 100;

/** Orders that follow each other, each of another phone number. */
export const measurePlacing = async (origin: string, write: Write): Promise<void> => {
  const times: number[] = [];
  for (let index = 0; index < placed; index += 1) {
    const mobileNumber = `018${String(10_000_000 + Math.floor(Math.random() * 80_000_000))}`;
    const started = performance.now();
    await placeSampleOrder(origin, { mobileNumber, email: `bench-${index}@hatkhola.example` });
    times.push(performance.now() - started);
  }
  const sorted = times.toSorted((one, other) => one - other);
  write(
    'an order with the list before it',
    (sorted[placed / 2] ?? Number.NaN).toFixed(1),
    (sorted.at(-1) ?? Number.NaN).toFixed(1),
  );
};
