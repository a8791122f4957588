import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/call/refusal.ts';
import { correctOrderCall } from '#contract/orders/orderCorrections.ts';
import { decideReviewsCall } from '#contract/reviews/reviews.ts';
import { badForms } from '../faults/badForms.ts';
import { jsonWith, systematicRequests } from '../faults/badRequests.ts';
import { type FaultShop, openFaultShop } from '../faults/faultShop.ts';
import { goodRequests } from '../faults/goodRequests.ts';
import { randomRequests } from '../faults/randomRequests.ts';
import { rawRequests } from '../faults/rawRequests.ts';
import { sendRaw } from '../faults/sendBad.ts';
import { tryBadInput } from '../faults/tryBadInput.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

/** A sample of `npm run test:faults`, and each kind of request that once returned 5xx. */

/** Makes the random requests the same in each run. */
const seed = 20_260_302;
const sampleSizes = { systematic: 650, random: 250, raw: 100 };

/** `count` of the items, spread evenly over all of them. */
const evenSample = <Item>(items: readonly Item[], count: number): Item[] => {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, index) => index % step === 0).slice(0, count);
};

const cursor = (text: string): string => Buffer.from(`${text} ${'f'.repeat(24)}`).toString('base64url');
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
/** Days before the years that the shop takes (1000 to 2999), and one that no calendar has. */
const invalidDays = ['0000-01-01', '0001-01-01', '2025-02-30'];

const invalid = (field: string, message: string) => ({ status: 400, code: 'invalid', field, message });

describe.each(testDatabases())('bad input on $name', (at) => {
  let shop: FaultShop;
  beforeAll(async () => {
    shop = await openFaultShop(at);
  });
  afterAll(() => shop?.close());

  const answerTo = async (path: string, init: RequestInit = {}, token = shop.tokens.admin) => {
    const answer = await fetch(`${shop.api.origin}/api${path}`, {
      ...init,
      headers: { ...(init.headers as object), authorization: `Bearer ${token}` },
    });
    const { code, field, message } = (await answer.json()) as ErrorBody;
    return { status: answer.status, code, field, message };
  };
  const posted = (path: string, body: string) =>
    answerTo(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

  it('answers none of 1,000 bad requests with 5xx, keeps every row and stays well', async () => {
    const requests = [
      ...evenSample(systematicRequests(shop.targets, shop.api.now()), sampleSizes.systematic),
      ...randomRequests(shop.targets, seed, sampleSizes.random),
    ];

    const { sent, faults, changedRows } = await tryBadInput(
      shop,
      requests,
      evenSample(rawRequests, sampleSizes.raw),
    );

    expect({ sent, faults, changedRows, well: await shop.isWell() }).toEqual({
      sent: 1000,
      faults: [],
      changedRows: [],
      well: true,
    });
  });

  it.each(['minPrice', 'maxPrice'])('API-3 refuses a %s beyond every price', async (name) => {
    const message = `${name} may be at most 10000000`;
    // 21474837 taka are more poisha than an integer column holds.
    for (const amount of ['21474837', '1e308', '1e400', 'Infinity'])
      expect(await answerTo(`/products?${name}=${amount}`)).toEqual(invalid(name, message));
  });

  it.each([
    ['/products?', 'newest 2025-02-30T00:00:00.000Z'],
    ['/products?', 'newest 0000-01-01T00:00:00.000Z'],
    ['/products?sort=priceUp&', 'priceUp 1e-400'],
    ['/products?sort=rating&', 'rating 0b1'],
    ['/orders?', 'orders 2025-04-31T00:00:00Z'],
    ['/users?', 'users 2025-02-30T00:00:00.000Z'],
  ])('API-8 refuses at %s a cursor that no list gives: %s', async (path, text) => {
    expect(await answerTo(`${path}after=${cursor(text)}`)).toEqual(
      invalid('after', 'after is not a cursor of this list'),
    );
  });

  it.each(['from', 'to'])('API-8 refuses as %s what is no day', async (name) => {
    const message = `${name} must be a day such as 2025-01-05`;
    for (const day of invalidDays)
      for (const path of ['/orders', '/ordersCsv'])
        expect(await answerTo(`${path}?${name}=${day}`)).toEqual(invalid(name, message));
  });

  it('API-5 refuses what is nested 5,000 deep, naming the field', async () => {
    expect(await posted('/postOrder', `{"products":${nested(5000)}}`)).toEqual(
      invalid('products', 'products is nested too deeply'),
    );
    expect(await posted('/postOrder', nested(5000))).toEqual({
      status: 400,
      code: 'malformed',
      message: 'The body is nested too deeply.',
    });
    expect(await posted('/postSlider', `{"image":"/a","unknown":${nested(100_000)}}`)).toEqual(
      invalid('unknown', 'unknown is nested too deeply'),
    );
  });

  it('API-5 refuses a list of 20,000 without judging its entries', async () => {
    expect(await posted('/postOrder', `{"products":[${'{},'.repeat(20_000)}{}]}`)).toEqual(
      invalid('products', 'products holds too many entries'),
    );
  });

  it.each([
    ['revision', 'correctOrder', ['revision'], 'revision is too large'],
    ['reviews[0].version', 'decideReviews', ['reviews', 0, 'version'], 'version is too large'],
    ['products[0].quantity', 'correctOrder', ['products', 0, 'quantity'], 'quantity may be at most 999'],
  ] as const)('SEC-20 refuses a %s beyond what the database stores', async (field, name, keys, message) => {
    const { params, body } = goodRequests(shop.targets)[name] ?? {};
    const { method, path } = { correctOrder: correctOrderCall, decideReviews: decideReviewsCall }[name];
    for (const value of ['2147483648', '9007199254740991', '1e300'])
      expect(
        await answerTo(path.replace(':id', params?.id ?? ''), {
          method,
          headers: { 'content-type': 'application/json' },
          body: jsonWith(body ?? {}, [[keys, value]]),
        }),
      ).toEqual(invalid(field, message));
  });

  it.each([
    ['/bookings/check', { way: 'call' }],
    ['/bookings/prices', {}],
    ['/bookings', { way: 'call' }],
  ])('SEC-20 CR-13 refuses, at %s, null in place of a parcel', async (path, fields) => {
    const body = JSON.stringify({ courier: 'steadfast', ...fields, parcels: [null] });
    expect(await posted(path, body)).toMatchObject({ status: 400, code: 'invalid', field: 'parcels[0]' });
  });

  it.each([
    ['/orders?limit=1&limit=2', 'limit'],
    ['/orders?limit=5&page=1&page=2', 'page'],
    ['/orderDays?days=7&days=7', 'days'],
    ['/products?minPrice=1&minPrice=2', 'minPrice'],
    ['/products?minRating=4&minRating=', 'minRating'],
    ['/products?searchQuery=a&searchQuery=b', 'searchQuery'],
    ['/orders?from=2025-01-05&from=2025-01-06', 'from'],
  ])('SEC-20 refuses %s, which gives one value twice', async (path, field) => {
    expect(await answerTo(path)).toEqual(invalid(field, `${field} may be given once`));
  });

  it('SEC-20 takes each value of a list that is given twice', async () => {
    expect(await answerTo('/products?colors=Red&colors=Blue')).toMatchObject({ status: 200 });
  });

  it.each([
    ['name', 400, 'invalid', 'The name of your account has an invalid character.'],
    ['sub', 401, 'signInNeeded', 'Please sign in.'],
    ['email', 403, 'notAllowed', 'An account needs an e-mail address here.'],
  ])('API-1 refuses an ID token with a NUL in %s', async (claim, status, code, message) => {
    const person = { uid: 'nul', email: 'nul@people.example', verified: true, name: 'Nul' };
    const idToken = shop.api.idToken(person, { [claim]: 'a\0b' });
    const answer = await answerTo(
      '/jwt',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"email":"a@b.example"}' },
      idToken,
    );

    expect(answer).toEqual({ status, code, message, ...(claim === 'name' ? { field: 'name' } : {}) });
  });

  const broken = 'The form with the picture is broken and cannot be read.';
  const upload = (what: string) => {
    const form = badForms.find((each) => each.what === what);
    if (form === undefined) throw new Error(`There is no form ${what}.`);
    return answerTo('/upload', {
      method: 'POST',
      headers: { 'content-type': form.type },
      body: new Uint8Array(form.body),
    });
  };
  it.each([
    ['a picture of 1 × 20,000', 'A picture may be at most 20 times as long as it is wide.'],
    ['a picture of 20,000 × 1', 'A picture may be at most 20 times as long as it is wide.'],
    ['no end', broken],
    // It names no boundary.
    ['a form under the type multipart/form-data', broken],
  ])('AP-7 refuses %s', async (what, message) => {
    expect(await upload(what)).toEqual(invalid('image', message));
  });

  it('AP-7 never reads the name of a file, so that a NUL in it breaks nothing', async () => {
    expect(await upload('a NUL in the file name')).toMatchObject({ status: 200 });
  });

  const send = (text: string) =>
    sendRaw(shop.api.origin, { what: text, bytes: Buffer.from(`${text}\r\nConnection: close\r\n\r\n`) });
  it('answers a health check that sends no Host, over HTTP/1.0', async () => {
    expect(await send('GET /api/health HTTP/1.0')).toEqual({ status: 200, body: '{"status":"ok"}' });
    expect((await send('GET /robots.txt HTTP/1.0')).status).toBe(200);
    expect((await send('GET /sitemap.xml HTTP/1.0')).status).toBe(200);
  });

  it.each(['a b', 'a/b', '[', 'a:99999', '%00', 'a@b', 'a"b', 'a\r\nHost: b'])(
    'refuses the Host %j',
    async (host) => {
      for (const path of ['/api/health', '/robots.txt', '/no-such-page']) {
        const { status, body } = await send(`GET ${path} HTTP/1.1\r\nHost: ${host}`);
        const { code, field, message } = JSON.parse(body) as ErrorBody;
        expect({ status, code, field, message }).toEqual(
          invalid('host', 'The Host header does not name a host.'),
        );
      }
    },
  );
});
