import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeCategoriesCall } from '#contract/products/categories.ts';
import * as calls from '#contract/shop/opening.ts';
import { saveShopSettingsCall } from '#contract/shop/shopSettings.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import type { OpeningStepState } from '#domain/shop/opening.ts';
import { auditText } from '#domain/staff/audit.ts';
import { openingChoices } from '#server/database/schema/schema.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('the opening of a shop on $name', (at) => {
  let api: Api;
  let admin: string;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
  });
  beforeEach(() => api.db.delete(openingChoices));
  afterAll(() => api?.close());

  const read = () => api.call(calls.getOpeningCall, { token: admin });
  const states = async (): Promise<OpeningStepState[]> => (await read()).steps.map(({ state }) => state);
  const change = (body: calls.ChangeOpeningBody) => api.call(calls.changeOpeningCall, { body, token: admin });

  it('SP-1 offers all steps to a shop in which nothing is done', async () => {
    expect(await read()).toEqual({
      steps: [
        { step: 'look', state: 'open' },
        { step: 'phones', state: 'open' },
        { step: 'charges', state: 'open' },
        { step: 'categories', state: 'open' },
        { step: 'product', state: 'open' },
        { step: 'order', state: 'open' },
      ],
      isHidden: false,
      isOffered: true,
    });
  });

  it('SP-1 remembers a skipped step, takes it up again, and records both in the audit log', async () => {
    const skipped = await change({ kind: 'skip', step: 'charges' });
    expect(skipped).toEqual(await read());
    expect(await states()).toEqual(['open', 'open', 'skipped', 'open', 'open', 'open']);
    await change({ kind: 'takeUp', step: 'charges' });
    expect(await states()).toEqual(['open', 'open', 'open', 'open', 'open', 'open']);
    const { entries } = await api.call(listAuditEntriesCall, { query: { limit: 100 }, token: admin });
    expect(entries.slice(0, 2).map(auditText)).toEqual([
      'Changed the setting Open your shop, Delivery charges to open',
      'Changed the setting Open your shop, Delivery charges to skipped',
    ]);
  });

  it('SP-1 hides the checklist and shows it again', async () => {
    expect(await change({ kind: 'hide' })).toMatchObject({ isHidden: true, isOffered: false });
    expect(await change({ kind: 'show' })).toMatchObject({ isHidden: false, isOffered: true });
  });

  it('SP-1 refuses a change without its step', async () => {
    const { status, refusal } = await api.send(calls.changeOpeningCall, {
      body: { kind: 'skip' },
      token: admin,
    });
    expect([status, refusal]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid', field: 'step', message: 'step is required' }),
    ]);
  });

  it('SP-1 finds each step done by what the shop has', async () => {
    const settings = {
      ...defaultShopSettings,
      name: 'Nodi Bazaar',
      nameBengali: 'নদী বাজার',
      description: 'Fish and nets.',
      descriptionBengali: 'মাছ ও জাল।',
      notice: 'নদী বাজারে স্বাগতম!',
      helpline: '09611-222333',
      phones: ['01911-000111'],
      messengerUrl: 'https://wa.me/8801911000111',
      supportEmail: 'help@nodi.example',
      careersEmail: 'jobs@nodi.example',
      address: 'Station Road, Khulna',
      addressBengali: 'স্টেশন রোড, খুলনা',
      chargeOutside: 130,
    };
    await api.call(saveShopSettingsCall, { body: { version: 0, settings }, token: admin });
    expect(await states()).toEqual(['done', 'done', 'done', 'open', 'open', 'open']);
    const add = { version: 0, kind: 'add', category: '', subCategory: '', name: 'Fish' } as const;
    await api.call(changeCategoriesCall, { body: add, token: admin });
    expect(await states()).toEqual(['done', 'done', 'done', 'done', 'open', 'open']);
    const product = await addProduct(api, admin, { category: 'Fish' });
    expect(await states()).toEqual(['done', 'done', 'done', 'done', 'done', 'open']);

    // A guest's order does not complete the step `order`, so the checklist stays.
    const body = orderBody([lineFor(product, 250.5)]);
    await submitOrder(api, body);
    expect(await read()).toMatchObject({ isOffered: true });
    expect(await states()).toEqual(['done', 'done', 'done', 'done', 'done', 'open']);
    await submitOrder(api, body, admin);
    expect(await states()).toEqual(['done', 'done', 'done', 'done', 'done', 'done']);
    expect(await read()).toMatchObject({ isHidden: false, isOffered: false });
  });
});
