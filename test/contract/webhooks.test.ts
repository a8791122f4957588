import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { courierEvents } from '#server/database/schema/schema.ts';
import { noCouriers } from '../support/servers/noCouriers.ts';
import { type Api, startApi } from '../support/servers/startApi.ts';
import { openTestCourier, type TestCourier } from '../support/servers/testCourier.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const address = '/webhooks/pathao';

describe.each(testDatabases())('webhooks on $name', (at) => {
  let api: Api;
  let pathao: TestCourier;
  beforeEach(async () => {
    pathao = openTestCourier('pathao');
    api = await startApi(
      at,
      {},
      { desk: { ...noCouriers, couriers: new Map([['pathao', pathao.courier]]) } },
    );
  });
  afterEach(() => api.close());

  const send = (body: string, headers: Readonly<Record<string, string>> = {}, path = address) =>
    fetch(`${api.origin}${path}`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${pathao.token}`, 'content-type': 'application/json', ...headers },
    });
  const stored = () =>
    api.db.select().from(courierEvents).orderBy(courierEvents.receivedAt, courierEvents.id);
  /** An event about a new parcel, which also holds a name, phone numbers, a rider and a sentence about him. */
  const picked = () => pathao.say(pathao.place('HK-7Q4K-2M'), 'Picked', '2026-03-02T09:00:00Z');

  it('CR-5 stores an event and answers 202', async () => {
    const response = await send(picked());

    expect(response.status).toBe(202);
    expect(await response.text()).toBe('');
    // The header that this courier wants in each answer.
    expect(response.headers.get('x-merchant')).toBe('known');
    expect(await stored()).toMatchObject([
      {
        courier: 'pathao',
        type: 'status',
        state: 'new',
        // The courier's own name of its first parcel.
        parcel: 'C1',
        invoice: 'HK-7Q4K-2M',
        saidAt: new Date('2026-03-02T09:00:00Z'),
        news: { word: 'Picked', stage: 'withCourier', invoice: 'HK-7Q4K-2M', courierReference: 'C1' },
      },
    ]);
  });

  it('CR-5 stores no name, phone number, address or free text', async () => {
    await send(picked());
    const [event] = await stored();

    expect(JSON.stringify(event)).not.toMatch(/Rahima|Karim|1712|1812|Handed/);
    expect(JSON.parse(event?.text ?? '')).toEqual({
      event: 'status',
      invoice: 'HK-7Q4K-2M',
      consignment_id: 'C1',
      status: 'Picked',
      updated_at: '2026-03-02T09:00:00Z',
      collected_amount: null,
      recipient_name: '[masked]',
      recipient_phone: '[masked]',
      rider: { name: '[masked]', phone: '[masked]' },
      message: '[masked]',
    });
  });

  it('CR-5 stores one event when the same one is sent twice, told by its key or its bytes', async () => {
    const body = picked();
    for (const key of ['', '', 'one', 'one'])
      expect((await send(body, key === '' ? {} : { 'idempotency-key': key })).status).toBe(202);

    expect(await stored()).toHaveLength(2);
  });

  it('CR-5 keeps an event that says nothing of a parcel', async () => {
    expect((await send('{"event":"store.updated"}')).status).toBe(202);
    expect((await send('no JSON')).status).toBe(202);

    expect(await stored()).toMatchObject([
      { type: 'store.updated', state: 'kept', outcome: 'noParcel', news: null, nextAt: null },
      { type: 'unknown', state: 'kept', text: '[7 bytes that are no JSON]', nextAt: null },
    ]);
  });

  it('CR-5 refuses a wrong token, stores nothing of it, and tells who tries often to wait', async () => {
    const wrong = () => send(picked(), { authorization: 'Bearer guessed' });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 31; attempt += 1) statuses.push((await wrong()).status);

    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 401));
    expect(statuses[30]).toBe(429);
    expect(await stored()).toEqual([]);
    expect((await send(picked())).status).toBe(202);
  });

  it('CR-5 answers the handshake as the courier wants it', async () => {
    const response = await send('{"event":"webhook_integration"}');

    expect(response.status).toBe(202);
    expect(response.headers.get('x-integration')).toBe('accepted');
    expect(await stored()).toEqual([]);
  });

  it('CR-5 answers 404 where no such courier is set up', async () => {
    for (const path of ['/webhooks/steadfast', '/webhooks/nobody', '/webhooks/__proto__'])
      expect((await send('{}', {}, path)).status).toBe(404);
  });

  it('CR-5 refuses a body over 64 KB, plain or compressed, and stores nothing', async () => {
    const body = JSON.stringify({ event: 'status', padding: 'x'.repeat(64 * 1024) });

    const zipped = await fetch(`${api.origin}${address}`, {
      method: 'POST',
      body: gzipSync(body),
      headers: { authorization: `Bearer ${pathao.token}`, 'content-encoding': 'gzip' },
    });
    const plain = await send(body, { 'content-type': 'text/plain' });

    expect([(await send(body)).status, plain.status, zipped.status]).toEqual([413, 413, 413]);
    expect(plain.headers.get('x-merchant')).toBe('known');
    expect(await stored()).toEqual([]);
  });

  it('CR-5 takes any content type, none, and no body', async () => {
    for (const contentType of ['text/plain', 'application/x-www-form-urlencoded', 'application/vnd.courier'])
      expect((await send(picked(), { 'content-type': contentType })).status).toBe(202);
    const status = await new Promise((resolve, reject) => {
      const empty = request(
        `${api.origin}${address}`,
        { method: 'POST', headers: { authorization: `Bearer ${pathao.token}`, 'content-length': 0 } },
        (response) => resolve(response.statusCode),
      );
      empty.on('error', reject).end();
    });

    expect(status).toBe(202);
    expect(await stored()).toHaveLength(4);
  });

  it('CR-5 stores an event although the database can hold neither its characters nor its time', async () => {
    const body = JSON.stringify({
      event: 'a\0b',
      status: '\uD800',
      invoice: 'x'.repeat(5000),
      updated_at: '275000-01-01',
    });

    expect((await send(body, { 'idempotency-key': 'k'.repeat(5000) })).status).toBe(202);
    expect(await stored()).toMatchObject([{ type: 'a\u{FFFD}b', saidAt: null, invoice: 'x'.repeat(200) }]);
  });

  it('CR-5 logs no token of the address', async () => {
    await send(picked(), {}, `${address}?token=secret-of-the-merchant&x=1`);
    await send(picked(), {}, `/webhooks/nobody?secret-of-the-merchant`);

    expect(api.log.filter((line) => line.includes('/webhooks/')).length).toBeGreaterThan(1);
    expect(api.log.join('\n')).not.toContain('secret-of-the-merchant');
  });

  it('CR-5 answers 503 while the disk is full, so that the courier repeats', async () => {
    await api.db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no space left on device' using errcode = 'disk_full'; end $$`);
    await api.db.execute(
      sql`create trigger refuse before insert on courier_events for each row execute function refuse()`,
    );
    const body = picked();

    expect((await send(body)).status).toBe(503);
    await api.db.execute(sql`drop trigger refuse on courier_events`);
    await api.db.execute(sql`drop function refuse`);
    expect((await send(body)).status).toBe(202);
    expect(await stored()).toHaveLength(1);
  });

  it('CR-5 answers 503 while the database is away, so that the courier repeats', async () => {
    const body = picked();
    await api.breakDatabase();

    expect((await send(body)).status).toBe(503);
  });
});
