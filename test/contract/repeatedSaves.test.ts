import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as pageCalls from '#contract/shop/pages.ts';
import * as settingsCalls from '#contract/shop/shopSettings.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import type { PageContents } from '#domain/shop/shopPage.ts';
import { auditText } from '#domain/staff/audit.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const care: PageContents = {
  title: 'Care',
  slug: 'care',
  description: '',
  body: 'Wash it by hand.',
  isPublished: true,
  inMenu: false,
  inFooter: true,
};

describe.each(testDatabases())('a request that is sent again because its answer was lost, on $name', (at) => {
  let api: Api;
  let token: string;
  beforeAll(async () => {
    api = await startApi(at);
    token = await api.signIn(adminPerson);
  });
  afterAll(() => api?.close());

  const readSettings = () => api.call(settingsCalls.getShopSettingsCall, { token });
  const entries = async (): Promise<string[]> =>
    (await api.call(listAuditEntriesCall, { query: { limit: 100 }, token })).entries.map(auditText);
  /** Sends the same request twice, and returns both statuses and bodies with what is new in the audit log. */
  const twice = async (send: () => Promise<{ status: number; body: unknown }>) => {
    const before = await entries();
    const first = await send();
    const second = await send();
    const now = await entries();
    return {
      statuses: [first.status, second.status],
      bodies: [first.body, second.body],
      entries: now.slice(0, now.length - before.length),
    };
  };

  it('SP-2 saves the settings once', async () => {
    const { version, settings } = await readSettings();
    const changed = { ...settings, helpline: '09600-000222' };
    const save = (name: string) =>
      api.send(settingsCalls.saveShopSettingsCall, {
        body: { version, settings: { ...changed, name } },
        token,
      });

    expect(await twice(() => save(settings.name))).toEqual({
      statuses: [200, 200],
      bodies: [{ version: version + 1 }, { version: version + 1 }],
      entries: ['Changed the setting Helpline from 09600-000111 to 09600-000222'],
    });
    expect(await readSettings()).toMatchObject({
      version: version + 1,
      settings: changed,
      previous: settings,
    });
    expect((await save('Another name')).status).toBe(409);
  });

  it('SP-9 saves a page once', async () => {
    const added = await api.call(pageCalls.addPageCall, { body: { page: care }, token });
    const id = added.insertedId;
    const save = (title: string) =>
      api.send(pageCalls.savePageCall, {
        params: { id },
        body: { version: 1, page: { ...care, title } },
        token,
      });

    expect(await twice(() => save('How to wash'))).toMatchObject({
      statuses: [200, 200],
      bodies: [{ version: 2 }, { version: 2 }],
      entries: ['Edited page How to wash: Title from Care to How to wash'],
    });
    expect(await api.call(pageCalls.getPageCall, { params: { id }, token })).toEqual({
      _id: id,
      version: 2,
      page: { ...care, title: 'How to wash' },
      previous: care,
    });
    expect((await save('How to iron')).status).toBe(409);
  });
});
