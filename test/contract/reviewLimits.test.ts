import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOwnReviewsCall } from '#contract/reviews/reviews.ts';
import { ownReviewReadsPerMinute, reviewsPerMinute } from '#domain/reviews/review.ts';
import { openReviewShop, type ReviewShop, statusesOf } from '../support/servers/reviewShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('limits of own reviews on $name', (at) => {
  let shop: ReviewShop;
  beforeAll(async () => {
    shop = await openReviewShop(at);
  });
  afterAll(() => shop?.api.close());

  it('SH-7 SH-17 limits how many reviews a link writes and withdraws in a minute', async () => {
    const cup = await shop.newCup();
    const { token } = await shop.deliver(cup);
    const answers = [];
    for (let count = 0; count <= reviewsPerMinute / 2; count += 1)
      answers.push(await shop.write({ token }, cup), await shop.withdraw({ token }, cup));
    expect(statusesOf(answers)).toEqual([...Array<number>(reviewsPerMinute).fill(200), 429, 429]);
  });

  it('SH-17 limits how often a link shows its reviews in a minute', async () => {
    const { token } = await shop.deliver(await shop.newCup());
    const answers = await Promise.all(
      Array.from({ length: ownReviewReadsPerMinute + 1 }, () =>
        shop.api.send(listOwnReviewsCall, { body: { token } }),
      ),
    );
    expect(statusesOf(answers).filter((status) => status !== 200)).toEqual([429]);
  });
});
