import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { removeFolder } from '../../support/removeFolder.ts';
import { openToOthers } from '../../support/servers/fileModes.ts';
import { newDataDir } from '../../support/servers/openShop.ts';
import { fillDataDir } from '../../support/servers/shopDataDir.ts';
import { type RunningShop, startShop } from '../../support/servers/startBuilt.ts';
import { answerOf, attempts, isOpen } from './emulatorPorts.ts';

const dataDir = newDataDir();
/** The folder of somebody else on this machine. */
const victim = newDataDir();
const letter = join(victim, 'letter.txt');
const patience = { timeout: 100_000, interval: 100 };
const person = { email: 'new@people.example', password: 'secret-1', returnSecureToken: true };

const send = (shop: RunningShop, path: string, body?: object, headers: Record<string, string> = {}) =>
  fetch(`${shop.origin}${path}`, {
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
const account = (shop: RunningShop, call: string, body: object) =>
  send(shop, `/identitytoolkit.googleapis.com/v1/accounts:${call}?key=demo-key`, body);

const emulatorIsGone = () => vi.waitFor(async () => expect(await isOpen(dataDir)).toBe(false), patience);

const exportedAccounts = (): string => {
  const folder = join(dataDir, 'accounts');
  const [newest] = readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .toSorted((a, b) => Number(b) - Number(a));
  return readFileSync(join(folder, newest ?? '', 'auth_export', 'accounts.json'), 'utf8');
};

const opened: RunningShop[] = [];
const open = async (): Promise<RunningShop> => {
  const shop = await startShop({ DATA_DIR: dataDir });
  opened.push(shop);
  return shop;
};

beforeAll(async () => {
  await fillDataDir(dataDir);
  writeFileSync(letter, 'mine');
});
afterAll(async () => {
  await Promise.all(opened.map((shop) => shop.end('SIGKILL')));
  await emulatorIsGone();
  for (const folder of [dataDir, victim]) removeFolder(folder);
});

describe('the accounts of an embedded shop', { timeout: 150_000 }, () => {
  it('survive kill -9, after which no emulator runs', async () => {
    // What an export leaves whose process was killed.
    const leftover = join(dataDir, 'emulator', 'firebase-export-1795994054976');
    mkdirSync(leftover, { recursive: true });
    const shop = await open();
    await vi.waitFor(async () => expect((await account(shop, 'signUp', person)).status).toBe(200), patience);
    await vi.waitFor(() => expect(exportedAccounts()).toContain(person.email), patience);
    await shop.end('SIGKILL');
    await emulatorIsGone();
    expect(exportedAccounts()).toContain(person.email);
    expect(existsSync(leftover)).toBe(false);
    // Whole exports alone have a number for a name: the newest, and the one before it after half a minute.
    const exports = readdirSync(join(dataDir, 'accounts')).filter((name) => /^\d+$/.test(name));
    expect([1, 2]).toContain(exports.length);
  });

  describe('after the next start', () => {
    const demo = { email: 'admin@hatkhola.example', password: 'admin-demo-1', returnSecureToken: true };
    /** The authorization that the emulator itself takes for its owner's. */
    const owner = { authorization: 'Bearer owner' };
    let shop: RunningShop;
    let idToken: string;
    beforeAll(async () => {
      shop = await open();
      // On a busy machine the emulator may need more than 30 s; earlier requests get 503.
      await vi.waitFor(
        async () => expect((await account(shop, 'signInWithPassword', demo)).status).toBe(200),
        patience,
      );
      const signedIn = await account(shop, 'signInWithPassword', person);
      ({ idToken } = (await signedIn.json()) as { idToken: string });
    }, 150_000);

    it('exist, the demo’s included', async () => {
      const signIns = [person, demo].map((each) => account(shop, 'signInWithPassword', each));
      expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual([200, 200]);
    });

    it('reveal no password', async () => {
      const known = await (await account(shop, 'lookup', { idToken })).text();
      expect(known).toContain(person.email);
      expect(known).not.toMatch(/passwordHash|salt|secret-1/);
    });

    it('are not listed, made or changed for a caller who claims to be the owner', async () => {
      const forbidden = await Promise.all([
        send(shop, '/identitytoolkit.googleapis.com/v1/projects/demo-shop/accounts:query', {}, owner),
        send(shop, '/identitytoolkit.googleapis.com/v1/projects/demo-shop/accounts', person, owner),
        send(shop, '/emulator/v1/projects/demo-shop/config', undefined, owner),
        send(shop, '/www.googleapis.com/identitytoolkit/v3/relyingparty/getAccountInfo', { idToken }),
      ]);
      expect(forbidden.map(({ status }) => status)).toEqual([404, 404, 404, 404]);

      // A known call, but "Bearer owner" is not forwarded.
      const stolen = await send(
        shop,
        '/identitytoolkit.googleapis.com/v1/accounts:update?key=demo-key',
        { localId: 'demo-admin-000000000000001', password: 'stolen-1' },
        owner,
      );
      expect(stolen.status).toBe(400);
    });

    it('have their mails shown on this machine alone', async () => {
      const reset = { requestType: 'PASSWORD_RESET', email: person.email };
      expect((await account(shop, 'sendOobCode', reset)).status).toBe(200);
      const mails = await send(shop, '/emulator/v1/projects/demo-shop/oobCodes');
      expect(await mails.text()).toContain(`${shop.origin}/mail-link?mode=resetPassword`);
      const elsewhere = await send(shop, '/emulator/v1/projects/demo-shop/oobCodes', undefined, {
        'x-forwarded-for': '203.0.113.9',
      });
      expect(elsewhere.status).toBe(403);
    });

    it('run no script by their names in the window of Google’s sign-in, which loads nothing from elsewhere', async () => {
      const google = {
        sub: '1',
        email: 'google@people.example',
        email_verified: true,
        name: '<img src=x onerror=alert(1)>',
      };
      const withGoogle = await account(shop, 'signInWithIdp', {
        postBody: new URLSearchParams({
          id_token: JSON.stringify(google),
          providerId: 'google.com',
        }).toString(),
        requestUri: shop.origin,
        returnSecureToken: true,
      });
      expect(withGoogle.status).toBe(200);
      const window = await send(
        shop,
        '/emulator/auth/handler?apiKey=demo-key&providerId=google.com&appName=a',
      );
      const html = await window.text();
      expect(html).not.toContain('https://');
      expect(window.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; script-src 'self' 'sha256-/,
      );
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
      expect(html).toContain('google@people.example');
      expect(html).not.toContain('<img');
    });

    describe('at the ports of the emulator', () => {
      it.each(attempts(victim))('refuse %s', async (_, attempt) => {
        expect({
          answer: await answerOf(dataDir, attempt),
          letter: existsSync(letter) && readFileSync(letter, 'utf8'),
        }).toEqual({ answer: null, letter: 'mine' });
      });

      it('accept the shop, which exports its accounts', async () => {
        expect((await account(shop, 'signInWithPassword', demo)).status).toBe(200);
        await vi.waitFor(() => expect(exportedAccounts()).toContain(demo.email), patience);
      });
    });

    it('end with the shop, and only their owner can read their files', async () => {
      expect(await shop.end('SIGTERM')).toBe(0);
      await emulatorIsGone();
      // Windows has no file modes.
      if (process.platform !== 'win32') expect(openToOthers(dataDir)).toEqual([]);
    });
  });
});
