import { expect, it } from 'vitest';
import { logOptions } from '#server/http/monitoring/logOptions.ts';

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

it('writes the first cause of an error', () => {
  const reset = new Error('connect ECONNREFUSED 127.0.0.1:9000');
  const error = new Error('not stored', { cause: new TypeError('fetch failed', { cause: reset }) });

  expect(logOptions('info').serializers.err(error)).toMatchObject({
    message: 'not stored',
    cause: 'connect ECONNREFUSED 127.0.0.1:9000',
  });
});
