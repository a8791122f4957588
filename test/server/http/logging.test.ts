import { expect, it } from 'vitest';
import { logOptions } from '#server/http/logging.ts';

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
