import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { removeShopSecretCall, saveShopSecretCall } from '#contract/shop/shopSecrets.ts';
import { getShopSettingsCall, saveShopSettingsCall } from '#contract/shop/shopSettings.ts';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';
import { openTwoProcesses } from '../support/servers/openTwoProcesses.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { onlyPostgresql, testDatabases } from '../support/servers/testDatabases.ts';

/** 404 while the courier is not set up or reads no webhooks, 401 for the wrong token afterwards. */
const webhookStatus = async (api: Api, courier: string): Promise<number> =>
  (await fetch(`${api.origin}/webhooks/${courier}`, { method: 'POST', body: '{}' })).status;

const save = (api: Api, token: string, name: string, value: string) =>
  api.call(saveShopSecretCall, { params: { name }, body: { value }, token });

const ofSteadfast = [
  ['steadfastApiKey', 'api-key-of-the-tests'],
  ['steadfastSecretKey', 'secret-key-of-the-tests'],
  ['steadfastWebhookToken', 'webhook-token-of-the-tests'],
] as const;
const ofPathao = [
  ['pathaoClientId', 'client-of-the-tests'],
  ['pathaoClientSecret', 'client-secret-of-the-tests'],
  ['pathaoUsername', 'merchant@shop.example'],
  ['pathaoPassword', 'password-of-the-tests'],
  ['pathaoWebhookSecret', 'webhook-secret-of-the-tests'],
] as const;

describe.each(testDatabases())('the couriers of the settings on $name', (at) => {
  let api: Api;
  let token: string;
  beforeEach(async () => {
    api = await startApi(at);
    token = await api.signIn(adminPerson);
  });
  afterEach(() => api.close());

  it('CR-14 are none before their keys are entered, and there at once after the last of them', async () => {
    const statuses = [await webhookStatus(api, 'steadfast')];
    for (const [name, value] of ofSteadfast) {
      await save(api, token, name, value);
      statuses.push(await webhookStatus(api, 'steadfast'));
    }

    expect(statuses).toEqual([404, 404, 404, 401]);
  });

  it('CR-14 disappear with a key that is removed', async () => {
    for (const [name, value] of ofPathao) await save(api, token, name, value);
    const before = await webhookStatus(api, 'pathao');
    await api.call(removeShopSecretCall, { params: { name: 'pathaoPassword' }, token });

    expect([before, await webhookStatus(api, 'pathao')]).toEqual([401, 404]);
  });

  it('CR-14 are opened with the keys of the environment', async () => {
    const fixed = await startApi(at, { fixedSecrets: Object.fromEntries(ofSteadfast) });
    onTestFinished(() => fixed.close());

    expect(await webhookStatus(fixed, 'steadfast')).toBe(401);
  });

  it('CR-14 stay open when another setting changes', async () => {
    for (const [name, value] of ofSteadfast) await save(api, token, name, value);
    const { version, settings } = await api.call(getShopSettingsCall, { token });
    await api.call(saveShopSettingsCall, {
      body: { version, settings: { ...settings, usesOwnRider: true } as ShopSettings },
      token,
    });

    expect(await webhookStatus(api, 'steadfast')).toBe(401);
    expect(api.log.join('')).not.toContain('could not be opened');
  });
});

describe.each(onlyPostgresql())('the couriers of two processes on one $name', (at) => {
  it('CR-14 SP-14 appear and disappear in the other process within two seconds', async () => {
    const { one, other, close } = await openTwoProcesses(at);
    onTestFinished(close);
    const token = await one.signIn(adminPerson);
    for (const [name, value] of ofSteadfast) await save(one, token, name, value);
    await expect.poll(() => webhookStatus(other, 'steadfast'), { timeout: 2000 }).toBe(401);
    await one.call(removeShopSecretCall, { params: { name: 'steadfastApiKey' }, token });
    await expect.poll(() => webhookStatus(other, 'steadfast'), { timeout: 2000 }).toBe(404);
  });
});
