import { headers } from '#contract/call/headers.ts';
import type { ChangePricesBody, SoldOutBody } from '#contract/products/productChanges.ts';
import type { CountedProduct } from '#domain/products/countedProduct.ts';
import { defaultCategoryTree } from '#domain/products/defaultCategories.ts';
import { changePrices } from '#domain/products/priceChange.ts';
import type { Product } from '#domain/products/product.ts';

/** One request of a screen. */
interface CatalogRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const json = (body: unknown, status = 200, extra: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...extra },
  });

/**
 * A `fetch` in front of products in memory, for tests of the dashboard's product screens. It carries out changes of prices
 * and of sold-out marks, and stores no new product; every list has all products, whatever its query asks for.
 */
export const fakeCatalog = (products: readonly Product[], counted: readonly CountedProduct[] = []) => {
  const stored = new Map(products.map((product) => [product._id, product]));
  const requests: CatalogRequest[] = [];
  let refusal: { status: number; message: string } | null = null;
  const change = (id: string, changes: Partial<Product>) => {
    const product = stored.get(id);
    if (product !== undefined) stored.set(id, { ...product, ...changes });
  };
  const answerPut = ({ path, body }: CatalogRequest): Response => {
    if (refusal !== null)
      return json({ code: 'other', message: refusal.message, requestId: 'r' }, refusal.status);
    if (path.endsWith('/soldOut')) {
      const { ids, soldOut } = body as SoldOutBody;
      const changedIds = ids.filter((id) => stored.has(id));
      for (const id of changedIds) change(id, { soldOut });
      return json({ changedIds });
    }
    const { percent, products: seen } = body as ChangePricesBody;
    for (const { id, ...prices } of seen) {
      const result = changePrices(prices, percent);
      if (result.kind === 'changed') change(id, result.prices);
    }
    return json({ changedIds: seen.map(({ id }) => id), refused: [] });
  };
  const answer = (request: CatalogRequest): Response => {
    if (request.method === 'PUT') return answerPut(request);
    if (request.method === 'POST') return json({ insertedId: 'new' });
    if (request.path === '/api/stockById') return json({ data: counted });
    if (request.path === '/api/categoryTree')
      return json({ version: 0, categories: defaultCategoryTree.categories, counts: [] });
    const one = stored.get(request.path.split('/').at(-1) ?? '');
    if (request.path.startsWith('/api/product/')) return json({ data: one });
    const all = [...stored.values()];
    return json({ data: all }, 200, { [headers.totalCount]: String(all.length) });
  };
  const fakeFetch: typeof fetch = async (to, init) => {
    const url = new URL(to instanceof Request ? to.url : to, 'http://shop');
    const request = {
      method: init?.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    requests.push(request);
    return answer(request);
  };
  return {
    fetch: fakeFetch,
    requests,
    change,
    /** Every PUT is refused from now on; `null` ends it. */
    refuse: (next: typeof refusal) => {
      refusal = next;
    },
    sent: (method: string) => requests.filter((request) => request.method === method),
  };
};
