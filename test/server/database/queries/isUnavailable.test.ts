import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isUnavailable } from '#server/database/queries/isUnavailable.ts';

const missing = join(tmpdir(), 'hatkhola-missing');

it('OP-67 takes a Unix socket that is gone for a database that is away, and no other missing file', async () => {
  const [socket] = await once(connect(missing), 'error');
  const file = await readFile(missing).catch((error: unknown) => error);
  const query = new Error('Failed query', { cause: socket });

  expect([socket, query, file].map(isUnavailable)).toEqual([true, true, false]);
});

it('OP-2 reads only the messages of the driver, not what a shopper has typed into a failed statement', () => {
  const typed = ['Road 7. timeout expired'];
  const failed = (cause: Error) => new DrizzleQueryError('insert into orders values ($1)', typed, cause);
  const wrong = Object.assign(new Error('null value in column "name"'), { code: '23502' });

  expect([failed(wrong), failed(new Error('timeout expired'))].map(isUnavailable)).toEqual([false, true]);
});

it('CL-5 takes a password that was changed under the running shop for a database that is away', () => {
  const refused = Object.assign(new Error('password authentication failed for user "shop"'), {
    code: '28P01',
  });
  const wrong = Object.assign(new Error('null value in column "name"'), { code: '23502' });
  expect([refused, new Error('Failed query', { cause: refused }), wrong].map(isUnavailable)).toEqual([
    true,
    true,
    false,
  ]);
});
