import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import { insertRows } from '#demo/shop/insertRows.ts';
import type { Product } from '#domain/products/product.ts';
import type { Caller } from '#server/auth/authorization.ts';
import { firstCategories } from '#server/categories/categoriesRepository.ts';
import type { Database } from '#server/database/database.ts';
import { products } from '#server/database/schema/schema.ts';
import { createResponseCache } from '#server/http/cache/responseCache.ts';
import { acceptConnections } from '#server/http/connections/acceptConnections.ts';
import { limitLoad } from '#server/http/limits/limitLoad.ts';
import { measureRequests } from '#server/http/monitoring/metrics.ts';
import { answerErrors } from '#server/http/routes/answerErrors.ts';
import { serializerCompiler } from '#server/http/routes/serializerCompiler.ts';
import { validatorCompiler } from '#server/http/routes/validatorCompiler.ts';
import { productsRoutes } from '#server/products/productsRoutes.ts';
import { authorizeBy } from '../../support/servers/authorizeBy.ts';
import { type LentDatabase, lendDatabase } from '../../support/servers/lendDatabase.ts';
import { embedded } from '../../support/servers/testDatabases.ts';

const productCount = 1200;
const now = (): Date => new Date('2026-03-02T09:07:00.000Z');
const someStaff: Caller = {
  uid: 'nusrat',
  userId: '0'.repeat(24),
  email: 'nusrat@shop.example',
  emailVerified: true,
  name: 'Nusrat',
  grantedRole: 'staff',
  language: null,
  role: 'staff',
  requestId: 'request',
};
const asStaff = async (request: FastifyRequest): Promise<void> => {
  request.caller = someStaff;
};
const row = (number: number): typeof products.$inferInsert => ({
  id: number.toString(16).padStart(24, '0'),
  name: `Cup ${number}`,
  description: 'Material: Clay\n'.repeat(20),
  videoLink: '',
  category: 'Kitchen Items',
  categoryKey: 'kitchen items',
  subCategory: '',
  subCategoryKey: '',
  productType: '',
  sizes: [],
  colors: [],
  images: ['/pictures/cup-450.webp'],
  createdAt: now(),
  changedAt: now(),
});

describe('public product queries', () => {
  let lent: LentDatabase;
  let database: Database;
  let app: FastifyInstance;
  let cache: ReturnType<typeof createResponseCache>;
  beforeAll(async () => {
    lent = await lendDatabase(embedded);
    database = lent.database;
    await insertRows(
      database.db,
      products,
      Array.from({ length: productCount }, (_, number) => row(number)),
    );
  });
  beforeEach(async () => {
    cache = createResponseCache();
    app = Fastify();
    await app.register(answerErrors);
    await app.register(measureRequests);
    await app.register(acceptConnections);
    await app.register(limitLoad, { concurrency: 1, waitMs: 400 });
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    app.decorateRequest('caller', null);
    app.decorate('authorize', authorizeBy(asStaff));
    await app.register(productsRoutes, {
      db: database.db,
      now,
      cache,
      clearCaches: () => cache.clear(),
      categories: { newest: firstCategories, refresh: async () => undefined },
    });
  });
  afterEach(() => app.close());
  afterAll(async () => {
    await lent?.giveBack();
  });

  const send = async (url: string) => {
    const answer = await app.inject(url);
    return { answer, products: answer.json<{ data: Product[] }>().data };
  };

  it('API-3 OP-56 share one cache entry for all spellings of a query, without a limit too', async () => {
    // No product has this category.
    for (let number = 0; number < 300; number += 1) await send(`/products?x=${number}&limit=2&category=a`);
    await send('/products?category=a&limit=2');
    await send('/products?limit=02&&category=a');
    expect(cache.size.entries).toBe(1);
    expect(cache.size.bytes).toBeLessThan(1000);
    // The list without a limit is the second one.
    for (let number = 0; number < 5; number += 1) await send(`/products?x=${number}`);
    expect(cache.size.entries).toBe(2);
  });

  it('API-3 return a thousand products at most, with the total and the next cursor', async () => {
    const first = await send('/products');
    const after = String(first.answer.headers[headers.nextCursor]);
    const rest = await send(`/products?after=${after}`);
    expect({ first: first.products.length, rest: rest.products.length }).toEqual({ first: 1000, rest: 200 });
    expect(first.answer.headers[headers.totalCount]).toBe(String(productCount));
    expect(rest.answer.headers[headers.nextCursor]).toBe(undefined);
    expect(new Set([...first.products, ...rest.products].map(({ _id }) => _id)).size).toBe(productCount);
  });

  it('API-3 return the same response from the cache, with its headers, and another after a change', async () => {
    const url = '/products?limit=1&searchQuery=cup 7';
    const first = await send(url);
    const again = await send(`${url}&seen=before`);
    expect(again.answer.body).toBe(first.answer.body);
    expect(again.answer.headers).toEqual({ ...first.answer.headers, ...changing(again.answer.headers) });
    await app.inject({
      method: 'POST',
      url: '/postProduct',
      // The newest, so that it comes first.
      payload: { name: 'Cup 7 of glass', createdAt: '2027' },
    });
    expect((await send(url)).products.map(({ name }) => name)).toEqual(['Cup 7 of glass']);
  });
});

/** Headers that differ between responses. */
const changing = ({ date, [headers.requestId]: id }: Readonly<Record<string, unknown>>) => ({
  date,
  [headers.requestId]: id,
});
