import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { secretsKeyOf } from '#server/secrets/secretCipher.ts';
import { openSecretsKeys } from '#server/secrets/secretsKeys.ts';
import { decodeSecretsKey } from '#server/settings/readSecretsKeys.ts';
import { removeFolder } from '../../support/removeFolder.ts';

const none = { present: null, old: null };
const [present, old] = [randomBytes(32), randomBytes(32)];

/** The place of a key's file in a new data folder, with a content. */
const keyFile = (content?: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-keys-'));
  onTestFinished(() => removeFolder(folder));
  const file = join(folder, 'secrets', 'key');
  if (content !== undefined) {
    mkdirSync(dirname(file));
    writeFileSync(file, content);
  }
  return file;
};

describe("the keys of the shop's secrets", () => {
  it('SP-14 are made in the file by the first secret, once for all that ask together', async () => {
    const file = keyFile();
    const keys = openSecretsKeys(none, file);
    expect([await keys.problem(), await keys.known()]).toEqual([null, []]);
    const made = await Promise.all([keys.forSaving(), keys.forSaving(), keys.forSaving()]);

    const inFile = secretsKeyOf(decodeSecretsKey(readFileSync(file, 'utf8').trim()) ?? Buffer.alloc(0));
    expect(made).toEqual([inFile, inFile, inFile]);
    expect(await openSecretsKeys(none, file).known()).toEqual([inFile]);
    expect(readdirSync(dirname(file))).toEqual(['key']);
  });

  it('SP-14 are those of the environment, then that of the file, then the old one', async () => {
    const fromFile = randomBytes(32);
    const keys = openSecretsKeys({ present, old }, keyFile(`${fromFile.toString('base64')}\n`));
    expect(await keys.known()).toEqual([present, fromFile, old].map(secretsKeyOf));
    expect(await keys.forSaving()).toEqual(secretsKeyOf(present));
  });

  it('SP-14 are missing where no file may be made, and a damaged one is not replaced', async () => {
    const missing = openSecretsKeys({ present: null, old }, null);
    expect([await missing.problem(), await missing.known()]).toEqual(['missing', [secretsKeyOf(old)]]);
    await expect(missing.forSaving()).rejects.toMatchObject({ code: 'secretsKeyMissing', statusCode: 409 });

    const file = keyFile('half a k');
    const damaged = openSecretsKeys(none, file);
    expect([await damaged.problem(), await damaged.known()]).toEqual(['damaged', []]);
    await expect(damaged.forSaving()).rejects.toMatchObject({ code: 'secretsKeyMissing' });
    expect(readFileSync(file, 'utf8')).toBe('half a k');
    expect(await openSecretsKeys({ present, old: null }, file).problem()).toBeNull();
  });

  it('SP-14 tell when the file cannot be written', async () => {
    const file = keyFile();
    // A folder stands where the file is written first.
    mkdirSync(`${file}.part`, { recursive: true });
    await expect(openSecretsKeys(none, file).forSaving()).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it.each([
    ['32 random bytes', present.toString('base64'), true],
    ['31 bytes', randomBytes(31).toString('base64'), false],
    ['33 bytes', randomBytes(33).toString('base64'), false],
    ['zeros', Buffer.alloc(32).toString('base64'), false],
    ['hexadecimal digits', present.toString('hex'), false],
    ['base64 with a character that is none', `${present.toString('base64').slice(0, -2)}*=`, false],
    ['nothing', '', false],
  ])('SP-14 are 32 random bytes: %s', (_what, text, isKey) => {
    expect(decodeSecretsKey(text) !== null).toBe(isKey);
  });
});
