import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/shop/shopSettings.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';
import { auditText } from '#domain/staff/audit.ts';
import type { CurrentShopSettings } from '#server/shopSettings/currentShopSettings.ts';
import { insertVersion } from '#server/shopSettings/shopSettingsRepository.ts';
import { steadfastPrices } from '../support/builders/courierPrices.ts';
import { signInStaff } from '../support/clients/signInStaff.ts';
import { openTwoProcesses, type TwoProcesses } from '../support/servers/openTwoProcesses.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { onlyPostgresql, testDatabases } from '../support/servers/testDatabases.ts';

const picture = { address: `/pictures/${'a'.repeat(24)}-450.webp`, width: 450, height: 450 };

const pricesWith = (changes: object) => ({ courierPrices: [{ ...steadfastPrices, ...changes }] });

describe.each(testDatabases())("the shop's settings on $name", (at) => {
  let api: Api;
  let admin: string;
  let shopSettings: CurrentShopSettings;
  let announced = 0;
  beforeAll(async () => {
    api = await startApi(
      at,
      {},
      {
        invalidations: {
          publish: () => {
            announced += 1;
          },
          subscribe: () => undefined,
        },
        extend: async (_app, parts) => {
          shopSettings = parts.shopSettings;
        },
      },
    );
    admin = await api.signIn(adminPerson);
  });
  afterAll(() => api?.close());

  const read = () => api.call(calls.getShopSettingsCall, { token: admin });
  const save = (version: number, settings: ShopSettings) =>
    api.call(calls.saveShopSettingsCall, { body: { version, settings }, token: admin });
  /** Saves the changes on top of the newest version. */
  const change = async (changes: Partial<ShopSettings>) => {
    const { version, settings } = await read();
    return save(version, { ...settings, ...changes });
  };
  const lastEntries = async (count: number): Promise<string[]> => {
    const { entries } = await api.call(listAuditEntriesCall, { query: { limit: 100 }, token: admin });
    return entries.slice(0, count).map(auditText);
  };

  it('SP-2 are the texts of the specification in a new shop', async () => {
    expect(await read()).toEqual({
      version: 0,
      settings: defaultShopSettings,
      previous: null,
      fixed: [],
      origin: api.origin,
    });
    expect(shopSettings.newest).toEqual({ version: 0, settings: defaultShopSettings });
  });

  it('SP-2 SP-5 are saved as a new version, which pages have at once and other workers hear of', async () => {
    announced = 0;
    const { version } = await change({ name: 'Nodi Bazaar', phones: ['01911-000111'] });
    const settings = { ...defaultShopSettings, name: 'Nodi Bazaar', phones: ['01911-000111'] };

    expect(await read()).toMatchObject({ version, settings, previous: defaultShopSettings });
    expect(shopSettings.newest).toEqual({ version, settings });
    expect(announced).toBe(1);
    expect((await lastEntries(2)).toSorted()).toEqual([
      'Changed the setting Name from Hatkhola to Nodi Bazaar',
      'Changed the setting Phone numbers from 01700-000111, 01800-000222 to 01911-000111',
    ]);
  });

  it('SP-3 record each changed charge, limit and number of days', async () => {
    await change({ chargeInside: 70, freeDeliveryOver: null, returnDays: 14 });
    expect((await lastEntries(3)).toSorted()).toEqual([
      'Changed the setting Charge inside of Dhaka from 60 to 70',
      'Changed the setting Days for a return from 7 to 14',
      'Changed the setting Free delivery over from 5000 to none',
    ]);
    await change({ chargeInside: 60, freeDeliveryOver: 5000, returnDays: 7 });
  });

  it('BN-6 choose the digits of Bengali pages, Bengali ones in a new shop, and refuse others', async () => {
    expect((await read()).settings.digitsInBengali).toBe('bengali');

    await change({ digitsInBengali: 'latin' });
    const { version, settings } = await read();
    const refused = await api.send(calls.saveShopSettingsCall, {
      body: { version, settings: { ...settings, digitsInBengali: 'roman' as never } },
      token: admin,
    });

    expect(shopSettings.shop.digitsInBengali).toBe('latin');
    expect(await lastEntries(1)).toEqual([
      'Changed the setting Digits on Bengali pages from bengali to latin',
    ]);
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ field: 'settings.digitsInBengali' }),
    ]);
    await change({ digitsInBengali: 'bengali' });
  });

  it('SP-3 have the terms of a new shop where an older version has none', async () => {
    const { version, settings } = await read();
    const { chargeInside: _, chargeOutside: __, freeDeliveryOver: ___, ...older } = settings;
    await insertVersion(
      api.db,
      { version: version + 1, settings: { ...older, name: 'Old Shop' } as ShopSettings },
      api.now(),
    );
    expect((await read()).settings).toEqual({ ...settings, name: 'Old Shop' });
    await change({ name: settings.name });
  });

  it('SP-2 go back to the settings before by saving those', async () => {
    await change({ helpline: '09600-999999' });
    const { version, previous } = await read();
    await save(version, previous as ShopSettings);

    expect((await read()).settings).toEqual(previous);
    expect(await lastEntries(1)).toEqual(['Changed the setting Helpline from 09600-999999 to 09600-000111']);
  });

  it('SP-2 add no version and no entry when nothing has changed', async () => {
    const before = await read();
    const entries = await lastEntries(100);
    await change({});

    expect(await read()).toEqual(before);
    expect(await lastEntries(100)).toEqual(entries);
  });

  it('SP-2 keep what another admin has saved meanwhile', async () => {
    const seen = await read();
    await change({ country: 'Bangladesh, all of it' });
    const late = await api.send(calls.saveShopSettingsCall, {
      body: { version: seen.version, settings: { ...seen.settings, name: 'Late' } },
      token: admin,
    });

    expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: 'changedMeanwhile' })]);
    expect((await read()).settings).toEqual({ ...seen.settings, country: 'Bangladesh, all of it' });
  });

  it('SP-2 of ten admins who save the same version at once, one saves', async () => {
    const { version, settings } = await read();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        api.send(calls.saveShopSettingsCall, {
          body: { version, settings: { ...settings, name: `Shop ${number}` } },
          token: admin,
        }),
      ),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect((await read()).version).toBe(version + 1);
  });

  it.each<[string, Partial<Record<keyof ShopSettings, unknown>>, string]>([
    ['no name', { name: ' ' }, 'settings.name'],
    ['a name of 41 characters', { name: 'n'.repeat(41) }, 'settings.name'],
    ['a helpline that cannot be dialled', { helpline: 'call me' }, 'settings.helpline'],
    ['a helpline with markup', { helpline: '<b>0960</b>' }, 'settings.helpline'],
    ['an accent colour in which nobody can read', { accent: '#ffeb3b' }, 'settings.accent'],
    ['an accent colour that ends its rule', { accent: '#0a5c45;}*{x:y' }, 'settings.accent'],
    ['a logo of a script', { logo: { ...picture, address: 'javascript:alert(1)' } }, 'settings.logo.address'],
    [
      'a logo without encryption',
      { logo: { ...picture, address: 'http://a.example/b' } },
      'settings.logo.address',
    ],
    ['a logo five times as wide as high', { logo: { ...picture, width: 900, height: 180 } }, 'settings.logo'],
    ['a logo that was never uploaded', { logo: picture }, 'settings.logo.address'],
    [
      'an icon that ends its tag',
      { icon: { ...picture, address: 'https://a.example/"><b>' } },
      'settings.icon.address',
    ],
    ['an icon without a height', { icon: { ...picture, height: 0 } }, 'settings.icon.height'],
    ['an address where a picture belongs', { sharingPicture: picture.address }, 'settings.sharingPicture'],
    ['no phone number', { phones: [] }, 'settings.phones'],
    ['six phone numbers', { phones: Array<string>(6).fill('01700-000111') }, 'settings.phones'],
    ['a messenger that runs a script', { messengerUrl: 'javascript:alert(1)' }, 'settings.messengerUrl'],
    ['a social page without encryption', { socialUrl: 'http://social.example' }, 'settings.socialUrl'],
    ['an e-mail address that is none', { supportEmail: 'support' }, 'settings.supportEmail'],
    ['a courier twice', { deliveryPartners: ['Pathao', 'Pathao'] }, 'settings.deliveryPartners'],
    ['a text where a list belongs', { phones: '01700-000111' }, 'settings.phones'],
    ['a charge with poisha', { chargeInside: 60.5 }, 'settings.chargeInside'],
    ['a charge below 0', { chargeOutside: -1 }, 'settings.chargeOutside'],
    ['a charge of 10,001 taka', { chargeOutside: 10_001 }, 'settings.chargeOutside'],
    ['a charge as a text', { chargeInside: '60' }, 'settings.chargeInside'],
    ['no charge', { chargeInside: null }, 'settings.chargeInside'],
    ['free delivery over nothing', { freeDeliveryOver: 0 }, 'settings.freeDeliveryOver'],
    ['no piece of a product', { piecesLimit: 0 }, 'settings.piecesLimit'],
    ['more pieces than a line can hold', { piecesLimit: 1000 }, 'settings.piecesLimit'],
    ['91 days for a return', { returnDays: 91 }, 'settings.returnDays'],
    ['days for a return below 0', { returnDays: -1 }, 'settings.returnDays'],
    ['a prefix of one letter', { orderPrefix: 'H' }, 'settings.orderPrefix'],
    ['a prefix with a digit', { orderPrefix: 'H1' }, 'settings.orderPrefix'],
    ['a prefix of five letters', { orderPrefix: 'SHOPS' }, 'settings.orderPrefix'],
    ['no section of the home page', { homeSections: [] }, 'settings.homeSections'],
    ['an unknown section', { homeSections: ['top', 'moon'] }, 'settings.homeSections'],
    ['a section twice', { homeSections: ['top', 'top'] }, 'settings.homeSections'],
    ['a banner that runs a script', { promoLink: 'javascript:alert(1)' }, 'settings.promoLink'],
    ["another site's picture", { promoImage: 'https://other.example/a.png' }, 'settings.promoImage'],
    ['a banner whose text nobody can read', { promoColor: '#ffffff' }, 'settings.promoColor'],
    ['a colour that ends its style', { promoColor: '#000000;x:y' }, 'settings.promoColor'],
    ['a price below 0', pricesWith({ codPercent: -1 }), 'settings.courierPrices[0].codPercent'],
    ['prices without a weight', pricesWith({ tiers: [] }), 'settings.courierPrices[0].tiers'],
    [
      'prices of a courier twice',
      { courierPrices: [steadfastPrices, steadfastPrices] },
      'settings.courierPrices',
    ],
    ['a notice of 501 characters', { notice: 'ন'.repeat(501) }, 'settings.notice'],
  ])('SP-2 SP-3 SP-11 refuse %s and change nothing', async (_name, changes, field) => {
    const before = await read();
    const answer = await api.send(calls.saveShopSettingsCall, {
      body: {
        version: before.version,
        settings: { ...before.settings, ...changes },
      },
      token: admin,
    });

    expect([answer.status, answer.body]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid', field: expect.stringContaining(field) }),
    ]);
    expect(await read()).toEqual(before);
  });

  it('SP-2 staff may neither read nor save', async () => {
    const staff = await signInStaff(api, admin);
    const { version, settings } = await read();
    const answers = [
      await api.send(calls.getShopSettingsCall, { token: staff }),
      await api.send(calls.saveShopSettingsCall, { body: { version, settings }, token: staff }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });
});

describe.each(onlyPostgresql())("the shop's settings with two processes on one $name", (at) => {
  let processes: TwoProcesses;
  beforeAll(async () => {
    processes = await openTwoProcesses(at);
  });
  afterAll(() => processes?.close());

  it('SP-5 reach the other process within two seconds', async () => {
    const { one, seenByOther } = processes;
    const admin = await one.signIn(adminPerson);
    const settings = { ...defaultShopSettings, name: 'Nodi Bazaar' };
    await one.call(calls.saveShopSettingsCall, { body: { version: 0, settings }, token: admin });

    await expect
      .poll(() => seenByOther.shopSettings.newest, { timeout: 2000 })
      .toEqual({ version: 1, settings });
  });
});
