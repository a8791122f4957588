import { describe, expect, it, onTestFinished } from 'vitest';
import { getCourierSetupCall, tryCourierCall } from '#contract/shop/courierSetup.ts';
import { saveShopSecretCall } from '#contract/shop/shopSecrets.ts';
import type { FixedSecrets } from '#domain/shop/shopSecrets.ts';
import { systemClock } from '#server/couriers/courierClock.ts';
import { openFakePathao } from '../support/servers/fakeCouriers/openFakePathao.ts';
import { openFakeSteadfast } from '../support/servers/fakeCouriers/openFakeSteadfast.ts';
import { adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const nobodyListens = 'http://127.0.0.1:9/api';

/** Steadfast on this machine, with its keys. */
const steadfast = async () => {
  const fake = await openFakeSteadfast(systemClock);
  onTestFinished(fake.close);
  const { apiKey, secretKey } = fake.settings;
  return { fake, keys: { steadfastApiKey: apiKey, steadfastSecretKey: secretKey } };
};

describe.each(testDatabases())('the setup of couriers on $name', (at) => {
  const open = async (
    fixedSecrets: FixedSecrets,
    addresses: { readonly steadfast?: string; readonly pathao?: string } = {},
  ) => {
    const api = await startApi(at, {
      fixedSecrets,
      courierAddresses: {
        steadfast: addresses.steadfast ?? nobodyListens,
        pathao: addresses.pathao ?? nobodyListens,
        allowsLoopback: true,
      },
      publicUrl: 'https://shop.example',
    });
    onTestFinished(() => api.close());
    const token = await api.signIn(adminPerson);
    const attempt = (courier: 'steadfast' | 'pathao') =>
      api.send(tryCourierCall, { params: { courier }, token });
    return { api, token, attempt, setup: () => api.call(getCourierSetupCall, { token }) };
  };

  it('CR-14 tells of each courier what is missing and where its webhooks go, and tries none without keys', async () => {
    const { setup, attempt } = await open({ steadfastApiKey: 'api-key-of-the-tests' });

    expect(await setup()).toEqual([
      {
        courier: 'steadfast',
        state: 'incomplete',
        missing: ['Steadfast secret key'],
        reason: '',
        webhookUrl: 'https://shop.example/webhooks/steadfast',
        takesWebhooks: false,
        canTry: false,
      },
      {
        courier: 'pathao',
        state: 'notSet',
        missing: ['Pathao client id', 'Pathao client secret', 'Pathao user name', 'Pathao password'],
        reason: '',
        webhookUrl: 'https://shop.example/webhooks/pathao',
        takesWebhooks: false,
        canTry: false,
      },
    ]);
    expect(await attempt('steadfast')).toMatchObject({ status: 404, refusal: { code: 'unknown' } });
  });

  it('CR-14 tries the keys of Steadfast by its balance, once a minute', async () => {
    const { fake, keys } = await steadfast();
    const { setup, attempt } = await open(keys, { steadfast: fake.settings.address });
    const tried = await attempt('steadfast');
    const again = await attempt('steadfast');

    expect((await setup())[0]).toMatchObject({ state: 'ready', missing: [], canTry: true });
    expect(tried.body).toEqual({
      isGood: true,
      sentence: 'Steadfast accepts the keys. It holds ৳0 for the shop.',
    });
    expect([again.status, again.refusal.code]).toEqual([429, 'tooMany']);
    expect(fake.calls).toHaveLength(1);
  });

  it('CR-14 says that the keys are not taken, and shows them in neither answer nor log', async () => {
    const { fake, keys } = await steadfast();
    const wrong = { ...keys, steadfastSecretKey: 'another-key-of-the-tests' };
    const { api, attempt } = await open(wrong, { steadfast: fake.settings.address });

    expect((await attempt('steadfast')).body).toEqual({
      isGood: false,
      sentence: 'Steadfast does not accept the keys; check them in its settings.',
    });
    expect(api.log.join('')).not.toMatch(/key-of-the-tests/);
  });

  it('CR-14 tells the numbers of the stores at Pathao before one is entered', async () => {
    const fake = await openFakePathao(systemClock);
    onTestFinished(fake.close);
    const { clientId, clientSecret, username, password } = fake.settings;
    const { setup, attempt } = await open(
      {
        pathaoClientId: clientId,
        pathaoClientSecret: clientSecret,
        pathaoUsername: username,
        pathaoPassword: password,
      },
      { pathao: fake.settings.address },
    );

    expect((await setup())[1]).toMatchObject({
      state: 'incomplete',
      missing: ['Store at Pathao'],
      canTry: true,
    });
    expect((await attempt('pathao')).body).toEqual({
      isGood: true,
      sentence:
        'Pathao accepts the keys. Its stores: The shop (1201). Enter the number of the one where parcels are fetched.',
    });
  });

  it('CR-14 says why a courier cannot be opened', async () => {
    const { api, token, setup } = await open(
      { steadfastApiKey: 'api-key-of-the-tests' },
      { steadfast: 'http://courier.example' },
    );
    const body = { value: 'secret-key-of-the-tests' };
    await api.call(saveShopSecretCall, { params: { name: 'steadfastSecretKey' }, body, token });

    expect((await setup())[0]).toMatchObject({
      state: 'wrong',
      reason: 'The address of Steadfast must begin with https://.',
      canTry: false,
    });
  });
});
