import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { ApiError } from '#server/errors/apiError.ts';
import { logOptions } from '#server/http/monitoring/logOptions.ts';
import { answerErrors } from '#server/http/routes/answerErrors.ts';

it('AP-7 logs why something was refused, and does not send it', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: logOptions('info', { write: (line) => void lines.push(line) }) });
  onTestFinished(() => app.close());
  await app.register(answerErrors);
  app.get('/', async () => {
    const options = { cause: new Error('out of memory') };
    throw new ApiError('invalid', 'The picture is broken and cannot be read.', { field: 'image' }, options);
  });

  const { body } = await app.inject('/');

  expect(body).not.toContain('memory');
  const entries = lines.map((line): unknown => JSON.parse(line));
  expect(entries).toContainEqual(
    expect.objectContaining({
      msg: 'request refused',
      refused: 'invalid',
      field: 'image',
      err: expect.objectContaining({ message: 'out of memory' }) as unknown,
    }),
  );
});
