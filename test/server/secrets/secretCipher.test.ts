import { randomBytes } from 'node:crypto';
import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decryptSecret, encryptSecret, secretsKeyOf } from '#server/secrets/secretCipher.ts';

const key = secretsKeyOf(randomBytes(32));
const other = secretsKeyOf(randomBytes(32));

describe('a secret that is encrypted for the database', () => {
  it('SP-14 opens with its key under its name, whatever it is', () => {
    assert(
      property(string({ unit: 'grapheme' }), string(), (text, name) => {
        const value = encryptSecret(key, name, text);
        expect(decryptSecret(key, name, value)).toBe(text);
        expect(decryptSecret(other, name, value)).toBeNull();
        expect(decryptSecret(key, `${name}.`, value)).toBeNull();
      }),
    );
  });

  it('SP-14 opens no more when any of its bytes is changed, or some are missing', () => {
    const bytes = Buffer.from(encryptSecret(key, 'name', 'hush-hush'), 'base64');
    const opened = [...bytes].flatMap((byte, at) => {
      const changed = Buffer.from(bytes);
      changed[at] = byte ^ 1;
      const texts = [changed, bytes.subarray(0, at), bytes.subarray(at + 1)].map((value) =>
        decryptSecret(key, 'name', value.toString('base64')),
      );
      return texts.every((text) => text === null) ? [] : [at];
    });
    expect(opened).toEqual([]);
  });

  it('SP-14 is another text each time', () => {
    const values = Array.from({ length: 100 }, () => encryptSecret(key, 'name', 'hush'));
    expect(new Set(values).size).toBe(100);
  });

  it('SP-14 has keys with ids that tell them apart and hold nothing of them', () => {
    expect(key.id).toMatch(/^[0-9a-f]{16}$/);
    expect(secretsKeyOf(Buffer.from(key.bytes)).id).toBe(key.id);
    expect(other.id).not.toBe(key.id);
    expect(key.bytes.toString('hex')).not.toContain(key.id);
  });
});
