import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ApiError } from '#server/errors/apiError.ts';
import { logOptions } from '#server/http/monitoring/logOptions.ts';
import { lendDatabase } from '../../../support/servers/lendDatabase.ts';
import { fasterDatabase } from '../../../support/servers/testDatabases.ts';

const factsOf = (error: Error) => logOptions('info').serializers.err(error);

it('writes a failed query without its values', () => {
  const error = Object.assign(new Error("Failed query: select $1\nparams: mina's address"), {
    query: 'select $1',
    params: ["mina's address"],
    cause: Object.assign(new Error('connection lost'), { code: '57P01' }),
  });
  const facts = factsOf(error);

  expect(facts).toMatchObject({ message: 'connection lost', code: '57P01', query: 'select $1' });
  expect(JSON.stringify(facts)).not.toContain('mina');
});

it('writes the first cause of an error', () => {
  const reset = new Error('connect ECONNREFUSED 127.0.0.1:9000');
  const error = new Error('not stored', { cause: new TypeError('fetch failed', { cause: reset }) });

  expect(factsOf(error)).toMatchObject({
    message: 'not stored',
    cause: 'connect ECONNREFUSED 127.0.0.1:9000',
  });
});

it('SEC-18 leaves a value out that PostgreSQL quotes in the quotation marks of another language', () => {
  const refused = new Error('invalid input for integer: „Mina Akter\n01712345678“');
  const facts = factsOf(Object.assign(refused, { code: '22P02' }));

  expect(facts.message).toBe('invalid input for integer: [value]');
  expect(facts.stack).toMatch(/^Error: invalid input for integer: \[value\]\n {4}at /);
});

describe.each(fasterDatabase())('a value that the database refuses, on $name', (at) => {
  it('SEC-18 is not in the log, neither of the query nor as the cause of another error', async () => {
    const lent = await lendDatabase(at);
    onTestFinished(() => lent.giveBack());
    const typed = 'Mina "M." Akter, 01712345678';
    const failure = await lent.database.db
      .execute(sql`select ${typed}::integer`)
      .then(() => null)
      .catch((error: unknown) => error);
    if (!(failure instanceof Error)) throw new Error('The query did not fail.');
    const refusal = new ApiError('invalid', 'The order was not placed.', {}, { cause: failure });
    const [ofQuery, ofRefusal] = [failure, refusal].map(factsOf);

    expect(ofQuery).toMatchObject({
      message: 'invalid input syntax for type integer: [value]',
      code: '22P02',
      query: 'select $1::integer',
    });
    expect(ofRefusal).toMatchObject({
      message: 'The order was not placed.',
      cause: 'invalid input syntax for type integer: [value]',
    });
    expect(JSON.stringify([ofQuery, ofRefusal])).not.toMatch(/Akter|017/);
  });
});
