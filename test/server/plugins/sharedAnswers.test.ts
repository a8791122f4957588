import { describe, expect, it, vi } from 'vitest';
import { type SharedAnswer, shareAnswers } from '#server/plugins/sharedAnswers.ts';

const answer = (body: string): SharedAnswer => ({ body, headers: {} });

describe('shared answers', () => {
  it('are made once for all who ask at once and within a second', async () => {
    let time = 0;
    const answers = shareAnswers(() => time);
    const make = vi.fn(async () => answer(`made at ${time}`));
    const first = await Promise.all([1, 2, 3].map(() => answers.give('/a', make)));
    time = 999;
    const later = await answers.give('/a', make);
    time = 1000;
    const anew = await answers.give('/a', make);
    expect([...first, later, anew].map(({ body }) => body)).toEqual([
      'made at 0',
      'made at 0',
      'made at 0',
      'made at 0',
      'made at 1000',
    ]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('are forgotten after a change, one that is still being made too', async () => {
    const answers = shareAnswers(() => 0);
    const old = answers.give('/a', async () => {
      await Promise.resolve();
      return answer('old');
    });
    answers.forget();
    expect((await old).body).toBe('old');
    expect((await answers.give('/a', async () => answer('new'))).body).toBe('new');
  });

  it('are not kept when they could not be made', async () => {
    const answers = shareAnswers(() => 0);
    await expect(answers.give('/a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect((await answers.give('/a', async () => answer('there again'))).body).toBe('there again');
  });

  it('are bounded, whatever is asked', async () => {
    const answers = shareAnswers(() => 0);
    const make = vi.fn(async () => answer('made'));
    for (const name of ['/first', ...Array.from({ length: 200 }, (_, place) => `/${place}`)])
      await answers.give(name, make);
    await answers.give('/first', make);
    expect(make).toHaveBeenCalledTimes(202);
  });
});
