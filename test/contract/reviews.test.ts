import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveTrackedCall, revokeTrackingLinksCall } from '#contract/orders/tracking.ts';
import { deleteProductCall } from '#contract/products/products.ts';
import { writeReviewCall } from '#contract/reviews/reviews.ts';
import { staffPerson } from '../support/clients/signInStaff.ts';
import { goodReview, openReviewShop, type ReviewShop, statusesOf } from '../support/servers/reviewShop.ts';
import { personOf } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(testDatabases())('writing reviews on $name', (at) => {
  let shop: ReviewShop;
  beforeAll(async () => {
    shop = await openReviewShop(at);
  });
  afterAll(() => shop?.api.close());

  it('SH-7 AU-11 refuses a review before the delivery and after a return with 409, which signs nobody out, and keeps that of a returned order', async () => {
    const cup = await shop.newCup();
    const pending = await shop.place(cup);
    const returned = await shop.deliver(cup);
    const answers = [await shop.write({ token: pending.token }, cup)];
    await shop.move(pending.order, 'Confirmed', 'Shipping');
    answers.push(await shop.write({ token: pending.token }, cup));
    await shop.write({ token: returned.token }, cup);
    await shop.decide('Published', cup);
    await shop.returnBy(returned.token);
    answers.push(await shop.write({ token: returned.token }, cup, { rating: 1, text: '' }));
    expect(answers.map(({ status, refusal }) => [status, refusal.message])).toEqual(
      answers.map(() => [
        409,
        'A product can be reviewed once its order is delivered, and not after a return.',
      ]),
    );
    expect(await shop.own({ token: returned.token })).toMatchObject({
      canWrite: false,
      reviews: [{ rating: 5 }],
    });
    expect((await shop.published(cup)).count).toBe(1);
  });

  it('SH-7 lets an account write about its own orders only, and refuses guests and staff', async () => {
    const cup = await shop.newCup();
    const anna = personOf('anna');
    const { order } = await shop.deliver(cup, { email: 'gift@people.example' }, await shop.api.signIn(anna));
    const answers = [
      await shop.write({ order }, cup, goodReview),
      await shop.write({ order }, cup, goodReview, await shop.api.signIn(personOf('bilal'))),
      await shop.write({ order }, cup, goodReview, await shop.staff()),
      await shop.write({ order }, cup, goodReview, await shop.api.signIn(anna)),
    ];
    expect(statusesOf(answers)).toEqual([401, 404, 403, 200]);
    expect((await shop.own({ order }, await shop.api.signIn(anna))).reviews).toHaveLength(1);
  });

  it('SH-7 refuses a product that the order does not hold, or that the shop no longer has', async () => {
    const [cup, tray, gone] = [await shop.newCup(), await shop.newCup(), await shop.newCup()];
    const { token } = await shop.deliver(cup);
    const last = await shop.deliver(gone);
    await shop.api.send(deleteProductCall, { params: { id: gone }, token: await shop.admin() });
    const answers = [await shop.write({ token }, tray), await shop.write({ token: last.token }, gone)];
    expect(answers.map(({ status, refusal }) => [status, refusal.message])).toEqual([
      [404, 'There is no such product.'],
      [404, 'There is no such product.'],
    ]);
  });

  it('SH-17 SH-7 keeps one review per phone number and product, which another order under it does not replace', async () => {
    const cup = await shop.newCup();
    const mobileNumber = '01812345678';
    const first = await shop.deliver(cup, { mobileNumber });
    const stranger = personOf('stranger');
    const second = await shop.deliver(cup, { mobileNumber }, await shop.api.signIn(stranger));
    await shop.write({ token: first.token }, cup);
    await shop.decide('Published', cup);
    const draft = { rating: 1, text: 'Never.' } as const;
    const answers = [
      await shop.write({ token: second.token }, cup, draft),
      await shop.write({ order: second.order }, cup, draft, await shop.api.signIn(stranger)),
    ];
    expect(answers.map(({ status, refusal }) => [status, refusal.message])).toEqual(
      answers.map(() => [
        409,
        "Another order from this phone number has already reviewed this product. Use that order's link or account to change the review.",
      ]),
    );
    expect(await shop.moderated('Published', cup)).toMatchObject([
      { rating: 5, version: 1, order: { id: first.order } },
    ]);
  });

  it('SH-17 lets an account change and withdraw what it has written by an earlier order', async () => {
    const cup = await shop.newCup();
    const mobileNumber = '01812345679';
    const buyer = personOf('buyer-of-two-orders');
    const first = await shop.deliver(cup, { mobileNumber }, await shop.api.signIn(buyer));
    const second = await shop.deliver(cup, { mobileNumber }, await shop.api.signIn(buyer));
    await shop.write({ order: first.order }, cup, goodReview, await shop.api.signIn(buyer));
    await shop.decide('Published', cup);
    await shop.write(
      { order: second.order },
      cup,
      { rating: 2, text: 'It broke.' },
      await shop.api.signIn(buyer),
    );
    expect([(await shop.published(cup)).count, await shop.moderated('Published', cup)]).toEqual([0, []]);
    expect(await shop.moderated('Waiting', cup)).toMatchObject([
      { rating: 2, text: 'It broke.', version: 2, order: { id: second.order } },
    ]);
    const ownBy = async (order: string) => shop.own({ order }, await shop.api.signIn(buyer));
    expect((await ownBy(first.order)).reviews).toMatchObject([{ rating: 2, state: 'Waiting' }]);
    expect((await shop.own({ token: first.token })).reviews).toEqual([]);
    const withdrawn = await shop.withdraw({ order: first.order }, cup, await shop.api.signIn(buyer));
    expect([withdrawn.status, (await ownBy(second.order)).reviews]).toEqual([200, []]);
  });

  it('SH-17 shows a review to nobody else with an order under the same phone number, and lets none of them withdraw it', async () => {
    const cup = await shop.newCup();
    const mobileNumber = '01812345680';
    const person = await shop.deliver(cup, { mobileNumber });
    await shop.write({ token: person.token }, cup);
    await shop.decide('Published', cup);
    const guest = await shop.place(cup, { mobileNumber });
    const stranger = personOf('stranger');
    const account = await shop.deliver(cup, { mobileNumber }, await shop.api.signIn(stranger));
    const holders = [
      { holder: { token: guest.token } },
      { holder: { token: account.token } },
      { holder: { order: account.order }, token: await shop.api.signIn(stranger) },
    ];
    for (const { holder, token } of holders) {
      expect((await shop.own(holder, token)).reviews).toEqual([]);
      expect((await shop.withdraw(holder, cup, token)).status).toBe(404);
    }
    expect((await shop.published(cup)).count).toBe(1);
  });

  it('SH-7 withdraws a review by its writer alone, after a return too', async () => {
    const cup = await shop.newCup();
    const { token } = await shop.deliver(cup);
    const stranger = await shop.deliver(cup);
    await shop.write({ token }, cup);
    await shop.decide('Published', cup);
    const withdraw = (by: string) => shop.withdraw({ token: by }, cup);
    expect((await withdraw(stranger.token)).status).toBe(404);
    await shop.returnBy(token);
    expect(statusesOf([await withdraw(token), await withdraw(token)])).toEqual([200, 404]);
    expect((await shop.published(cup)).count).toBe(0);
  });

  it('SH-17 logs a withdrawal with its order, and nothing of the person', async () => {
    const cup = await shop.newCup();
    const mobileNumber = '01812345681';
    const { token, order } = await shop.deliver(cup, { mobileNumber });
    await shop.write({ token }, cup);
    const { headers } = await shop.withdraw({ token }, cup);
    const lines = shop.api.log.filter((line) => line.includes('withdrawn'));
    expect(lines.map((line) => JSON.parse(line) as unknown).slice(-1)).toEqual([
      expect.objectContaining({
        reqId: headers.get('x-request-id'),
        order,
        product: cup,
        byLink: true,
        msg: 'a review was withdrawn by its customer',
      }),
    ]);
    expect([mobileNumber, token].filter((secret) => lines.join('').includes(secret))).toEqual([]);
  });

  it('SH-18 takes no review of staff, and withdraws none by a link for them', async () => {
    const cup = await shop.newCup();
    const { token } = await shop.deliver(cup);
    const own = await shop.deliver(cup, {}, await shop.staff());
    await shop.write({ token }, cup);
    const staff = [await shop.staff(), await shop.admin()];
    const answers = [];
    for (const by of staff)
      answers.push(
        await shop.write({ token }, cup, { rating: 1, text: '' }, by),
        await shop.write({ order: own.order }, cup, goodReview, by),
        await shop.withdraw({ token }, cup, by),
      );
    expect(answers.map(({ status, refusal }) => [status, refusal.message])).toEqual(
      answers.map(() => [403, 'Staff act in their own name, not as the customer of an order.']),
    );
    expect(await shop.moderated('Waiting', cup)).toMatchObject([{ rating: 5, version: 1 }]);
  });

  it('SH-18 AU-13 takes no review of staff with an unverified address, and moves no order by a link for them', async () => {
    const cup = await shop.newCup();
    const { token } = await shop.deliver(cup);
    // Makes the account a member of staff.
    await shop.staff();
    const by = await shop.api.signIn({ ...staffPerson, verified: false });
    const body = { token, status: 'Return', from: 'Delivered' } as const;
    const answers = [
      await shop.write({ token }, cup, goodReview, by),
      await shop.withdraw({ token }, cup, by),
      await shop.api.send(moveTrackedCall, { body, token: by }),
    ];
    expect(statusesOf(answers)).toEqual([403, 403, 403]);
  });

  it('SH-18 marks for staff what was written by a link', async () => {
    const cup = await shop.newCup();
    const anna = personOf('anna');
    const { token, order } = await shop.deliver(cup, {}, await shop.api.signIn(anna));
    const marks = [];
    await shop.write({ token }, cup);
    marks.push((await shop.moderated('Waiting', cup))[0]?.byLink);
    await shop.write({ order }, cup, goodReview, await shop.api.signIn(anna));
    marks.push((await shop.moderated('Waiting', cup))[0]?.byLink);
    expect(marks).toEqual([true, false]);
  });

  it('SH-7 SH-4 takes no review by a revoked, forged or ended link', async () => {
    const cup = await shop.newCup();
    const { token, order } = await shop.deliver(cup);
    const ended = await shop.deliver(cup);
    await shop.api.send(revokeTrackingLinksCall, { params: { id: order }, token: await shop.staff() });
    const answers = [await shop.write({ token }, cup), await shop.write({ token: '0'.repeat(40) }, cup)];
    // A link ends 90 days after the last move.
    shop.api.pass(91 * day);
    answers.push(await shop.write({ token: ended.token }, cup));
    expect(answers.map(({ status, refusal }) => [status, refusal.message])).toEqual(
      answers.map(() => [404, 'There is no such link.']),
    );
  });

  it('SH-7 names the field of bad input', async () => {
    const cup = await shop.newCup();
    const { token, order } = await shop.deliver(cup);
    const bad = async (body: object) => {
      const answer = await shop.api.send(writeReviewCall, {
        body: { token, product: cup, ...goodReview, ...body },
      });
      return [answer.status, answer.refusal.field];
    };
    expect([
      await bad({ order }),
      await bad({ token: undefined }),
      await bad({ token: 'x' }),
      await bad({ product: 'x' }),
      await bad({ rating: 0 }),
      await bad({ rating: 4.5 }),
      await bad({ rating: 6 }),
      await bad({ text: 'a'.repeat(1001) }),
      await bad({ text: 'a\0b' }),
    ]).toEqual([
      [400, 'order'],
      [400, 'order'],
      [400, 'token'],
      [400, 'product'],
      [400, 'rating'],
      [400, 'rating'],
      [400, 'rating'],
      [400, 'text'],
      [400, 'text'],
    ]);
    expect((await shop.write({ token }, cup, { rating: 3, text: 'ক'.repeat(1000) })).status).toBe(200);
  });
});
