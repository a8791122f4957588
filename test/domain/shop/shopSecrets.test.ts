import { describe, expect, it } from 'vitest';
import { readShopSecret } from '#domain/shop/shopSecretSchema.ts';
import { secretEnding, secretHintText, shopSecretNames, shopSecrets } from '#domain/shop/shopSecrets.ts';

const saved = { savedAt: '2026-03-02T09:07:00.000Z', savedBy: 'Rahima' };

describe("the shop's secrets", () => {
  it('SP-14 are those of the picture storage, the couriers and the payment gateway', () => {
    expect(shopSecretNames).toEqual([
      's3AccessKeyId',
      's3SecretAccessKey',
      'steadfastApiKey',
      'steadfastSecretKey',
      'steadfastWebhookToken',
      'pathaoClientId',
      'pathaoClientSecret',
      'pathaoUsername',
      'pathaoPassword',
      'pathaoWebhookSecret',
      'sslCommerzStoreId',
      'sslCommerzStorePassword',
    ]);
  });

  it('SP-14 have a variable each', () => {
    const variables = shopSecretNames.map((name) => shopSecrets[name].variable);
    expect(new Set(variables).size).toBe(shopSecretNames.length);
  });

  it.each([
    ['hush-hush-4f', '4f'],
    ['12345678', '78'],
    ['1234567', ''],
    ['গোপন-কথা😀', 'া😀'],
    ['', ''],
  ])('SP-14 show of %s no more than its ending', (value, ending) => {
    expect(secretEnding(value)).toBe(ending);
  });

  it('SP-14 are told in one sentence', () => {
    const name = 's3AccessKeyId' as const;
    const unset = { name, ending: '', savedAt: null, savedBy: '' };
    expect([
      secretHintText({ ...unset, state: 'notSet' }),
      secretHintText({ name, state: 'set', ending: '4f', ...saved }),
      secretHintText({ name, state: 'set', ending: '', ...saved }),
      secretHintText({ ...unset, state: 'environment' }),
      secretHintText({ name, state: 'unreadable', ending: '4f', ...saved }),
      secretHintText({ name, state: 'unused', ending: '4f', ...saved }),
    ]).toEqual([
      'Not set',
      'Set, ends in …4f, by Rahima, 02 Mar, 2026, 03:07 pm',
      'Set, by Rahima, 02 Mar, 2026, 03:07 pm',
      "From the environment of the server (S3_ACCESS_KEY_ID); it can't be changed here.",
      'Saved, but it cannot be read with the present key of the server. Please enter it again.',
      'Saved earlier; this shop no longer uses the service of this key.',
    ]);
  });

  it.each(shopSecretNames)('SP-14 refuse for %s what is no secret, without repeating it', (name) => {
    for (const text of ['', '  ', 'hush\u0007hush-hush-hush', 'hush hush hush hush', 'hush'.repeat(200)]) {
      const read = readShopSecret(name, text);
      expect(read).toEqual({ fault: expect.not.stringContaining('hush') });
    }
    expect(readShopSecret(name, ' hush-hush-hush-hush ')).toEqual({ value: 'hush-hush-hush-hush' });
  });
});
