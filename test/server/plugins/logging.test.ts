import { expect, it } from 'vitest';
import { logOptions, withoutSecrets } from '#server/plugins/logging.ts';

it('RT-13 writes no token of an address into the log, signed or unsigned', () => {
  expect(withoutSecrets('/dashboard/eyJhbGciOiJI.eyJzdWIiOiJ1.c2lnbmF0dXJl?x=1')).toBe(
    '/dashboard/[token]?x=1',
  );
  expect(withoutSecrets('/a?token=eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1MSJ9.&y=2')).toBe('/a?token=[token]&y=2');
});

it('AU-5 writes no code of a mail into the log', () => {
  expect(withoutSecrets('/mail-link?mode=resetPassword&oobCode=abc-DEF_1&lang=en')).toBe(
    '/mail-link?mode=resetPassword&oobCode=[code]&lang=en',
  );
});

it("writes nobody's e-mail address into the log", () => {
  expect(withoutSecrets('/api/admin/mina%40people.example')).toBe('/api/admin/[email]');
  expect(withoutSecrets('/api/order?email=mina@people.example&limit=5')).toBe(
    '/api/order?email=[email]&limit=5',
  );
  expect(withoutSecrets('/product-details/6affe8be797e7670cbc8a80f')).toBe(
    '/product-details/6affe8be797e7670cbc8a80f',
  );
});

it('writes a failed query without its values', () => {
  const error = Object.assign(new Error("Failed query: select $1\nparams: mina's address"), {
    query: 'select $1',
    params: ["mina's address"],
    cause: Object.assign(new Error('connection lost'), { code: '57P01' }),
  });
  const facts = logOptions('info').serializers.err(error);

  expect(facts).toMatchObject({ message: 'connection lost', code: '57P01', query: 'select $1' });
  expect(JSON.stringify(facts)).not.toContain('mina');
});
