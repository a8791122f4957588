import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { listPaidAdvancesCall } from '#contract/orders/advances.ts';
import { deleteOrderCall } from '#contract/orders/orders.ts';
import type { AdvanceState } from '#domain/cash/advance.ts';
import type { AdvanceDesk } from '#server/advanceDesk/advanceDesk.ts';
import { followUpAdvances } from '#server/advanceDesk/followUpAdvances.ts';
import { CourierError } from '#server/couriers/courierError.ts';
import { newId } from '#server/database/queries/newId.ts';
import { orderAdvances } from '#server/database/schema/schema.ts';
import { type AdvanceShop, openAdvanceShop } from '../support/servers/advanceShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const minute = 60_000;

describe.each(testDatabases())('what becomes of an advance on $name', (at) => {
  let shop: AdvanceShop;
  let order: string;
  beforeAll(async () => {
    shop = await openAdvanceShop(at);
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    order = await shop.tenCups();
  });

  // Tokens last an hour: after this test or an earlier one has moved the clock by more, `signInAgain` gives new ones.

  /** The signal of a shop that does not close. */
  const open = new AbortController().signal;
  const upkeep = () => followUpAdvances(shop.desk(), open);

  /** The desk, which calls `before` with the transaction of each question to the gateway. */
  const deskThatAsks = async (before: (transactionId: string) => unknown): Promise<AdvanceDesk> => {
    const { gateway, ...others } = shop.desk();
    const opened = await gateway();
    if (opened === null) throw new Error('The gateway has no keys.');
    const paymentsOf = async (transactionId: string) => {
      await before(transactionId);
      return opened.paymentsOf(transactionId);
    };
    return { ...others, gateway: async () => ({ ...opened, paymentsOf }) };
  };

  /** What the shop does by itself while the question about one of these advances fails with this error. */
  const upkeepWithout = async (ids: readonly string[], error: Error) => {
    const failing = await deskThatAsks((transactionId) => {
      if (ids.some((id) => transactionId.startsWith(id))) throw error;
    });
    await followUpAdvances(failing, open);
  };

  /**
   * Stores advances of deleted orders, which the shop finds before all others by their ids of 1970; returns their ids. 25 of
   * them are as many as one round of the upkeep takes.
   */
  const oldAdvances = async (count: number, askedAt: Date): Promise<string[]> => {
    const rows = Array.from({ length: count }, (_, index) => ({
      id: newId(new Date(index)),
      orderNumber: `HK-${index}`,
      // Poisha: 60 taka.
      amount: 6000,
      state: 'asked' as const,
      attempts: 1,
      startedAt: askedAt,
      askedAt,
      stateAt: askedAt,
      revision: 0,
    }));
    await shop.api.db.insert(orderAdvances).values(rows);
    const ids = rows.map(({ id }) => id);
    onTestFinished(async () => {
      await shop.api.db.update(orderAdvances).set({ state: 'expired' }).where(inArray(orderAdvances.id, ids));
    });
    return ids;
  };

  /** Runs the work until the newest advance of the order is in this state, 30 times at most; returns the state. */
  const stateAfter = async (work: () => Promise<void>, expected: AdvanceState): Promise<AdvanceState> => {
    for (let round = 0; round < 30 && (await shop.newest(order)).state !== expected; round += 1) await work();
    return (await shop.newest(order)).state;
  };

  /** Asks for an advance whose customer opens a second payment page after the 15 minutes of the first; returns both transactions. */
  const openTwoPages = async () => {
    await shop.signInAgain();
    const token = await shop.start(order);
    shop.api.pass(16 * minute);
    await shop.signInAgain();
    await shop.pay(token);
    const [earlier, newest] = shop.gateway.sessions.slice(-2).map(({ tran_id: id }) => id);
    return { earlier, newest };
  };

  it('CA-10 is held when its payment is risky, and lowers nothing until staff accept it', async () => {
    const token = await shop.start(order);
    const payment = shop.gateway.pay({ risk_level: '1' });
    await shop.notify(shop.gateway.noticeOf(payment));
    const held = await shop.page(token);
    const papers = () =>
      shop.api.call(listPaidAdvancesCall, { query: { ids: order }, token: shop.tokens.staff });
    const before = await papers();
    await shop.decide(order, 'accept');

    expect([held.state, held.canPay]).toEqual(['held', false]);
    expect(before.advances).toEqual([]);
    expect((await papers()).advances).toEqual([{ orderId: order, amount: 60 }]);
  });

  it('CA-10 is to be given back when its payment is risky and staff do not accept it', async () => {
    await shop.start(order);
    await shop.notify(shop.gateway.noticeOf(shop.gateway.pay({ risk_level: '1' })));
    await shop.decide(order, 'refuse');

    expect((await shop.newest(order)).state).toBe('refundDue');
  });

  it('CA-10 is to be given back when the order is cancelled, and keeps the order until a reference is entered', async () => {
    await shop.payInAdvance(order);
    await shop.setStatus(order, 'Cancelled');
    const { state } = await shop.newest(order);
    const remove = () => shop.api.send(deleteOrderCall, { params: { id: order }, token: shop.tokens.admin });
    const kept = await remove();
    const without = await shop.decide(order, 'giveBack');
    const given = await shop.decide(order, 'giveBack', 'bKash 9AB4');
    const advance = await shop.newest(order);

    expect(state).toBe('refundDue');
    expect([kept.status, kept.refusal.reason]).toEqual([409, 'moneyOpen']);
    expect([without.status, without.refusal.field]).toEqual([400, 'note']);
    expect(given.status).toBe(200);
    expect(advance.history.at(-1)).toMatchObject({
      from: 'paid',
      to: 'refunded',
      text: 'It was given back: bKash 9AB4',
      by: 'staff',
    });
    expect((await remove()).status).toBe(200);
  });

  it('CA-10 is to be given back when it is paid after a courier took the parcel for the whole amount', async () => {
    const token = await shop.start(order);
    await shop.setStatus(order, 'Confirmed');
    const { amount } = await shop.give(order);
    const late = await shop.pay(token);
    await shop.notify(shop.gateway.noticeOf(shop.gateway.pay()));

    // Ten cups for 250.50 and their delivery for 60.
    expect(amount).toBe(2565);
    expect([late.status, late.refusal.code]).toEqual([409, 'changedMeanwhile']);
    expect((await shop.newest(order)).state).toBe('refundDue');
  });

  it('CA-10 refuses a decision on an advance that has changed meanwhile', async () => {
    await shop.start(order);
    const answers = await Promise.all([shop.decide(order, 'withdraw'), shop.decide(order, 'withdraw')]);

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await shop.newest(order)).state).toBe('expired');
  });

  it('CA-10 is found to be paid when staff ask the gateway, after its notice was lost', async () => {
    await shop.start(order);
    shop.gateway.pay();
    const before = (await shop.newest(order)).state;
    await shop.decide(order, 'askAgain');

    expect([before, (await shop.newest(order)).state]).toEqual(['asked', 'paid']);
  });

  it('CA-10 is found to be paid on a page before the newest when staff ask the gateway', async () => {
    const { earlier } = await openTwoPages();
    shop.gateway.pay({}, earlier);
    await shop.decide(order, 'askAgain');

    expect((await shop.newest(order)).state).toBe('paid');
  });

  it('CA-10 is found to be paid on a page before the newest before it ends', async () => {
    const { earlier } = await openTwoPages();
    shop.gateway.pay({}, earlier);
    shop.api.pass(7 * 24 * 60 * minute + minute);
    await upkeep();
    await shop.signInAgain();

    expect((await shop.newest(order)).state).toBe('paid');
  });

  it('CA-10 is asked about once by the shop itself half an hour after the page was opened', async () => {
    await shop.start(order);
    shop.gateway.pay();
    shop.api.pass(31 * minute);
    await upkeep();
    const { state } = await shop.newest(order);
    const calls = shop.gateway.calls.length;
    await upkeep();

    expect(state).toBe('paid');
    expect(shop.gateway.calls.length).toBe(calls);
  });

  it('CA-10 is asked about although its page was opened while the shop asked about an earlier one', async () => {
    await shop.signInAgain();
    const token = await shop.start(order);
    shop.api.pass(31 * minute);
    const opensMeanwhile = await deskThatAsks(() => shop.pay(token));
    await followUpAdvances(opensMeanwhile, open);
    shop.gateway.pay();
    shop.api.pass(31 * minute);
    await upkeep();
    await shop.signInAgain();

    expect((await shop.newest(order)).state).toBe('paid');
  });

  it('CA-10 is asked about although the gateway says nothing of an earlier one', async () => {
    await shop.signInAgain();
    await shop.start(order);
    shop.gateway.brokenTransaction = shop.gateway.sessions.at(-1)?.tran_id ?? '';
    const later = await shop.tenCups();
    await shop.start(later);
    shop.gateway.pay();
    shop.api.pass(31 * minute);

    await upkeep();

    await shop.signInAgain();
    shop.gateway.brokenTransaction = null;
    expect([(await shop.newest(order)).state, (await shop.newest(later)).state]).toEqual(['asked', 'paid']);
  });

  it('CA-10 is asked about although the gateway never says anything of 25 earlier ones', async () => {
    await shop.signInAgain();
    await shop.start(order);
    shop.gateway.pay();
    const silent = await oldAdvances(25, new Date(shop.api.now().getTime() - minute));
    shop.api.pass(31 * minute);
    await shop.signInAgain();
    const work = () => upkeepWithout(silent, new CourierError('failed', 'The gateway is out of order.'));

    expect(await stateAfter(work, 'paid')).toBe('paid');
  });

  it('CA-10 ends after seven days although the gateway never says anything of 25 earlier ones', async () => {
    await shop.signInAgain();
    await shop.ask(order);
    const silent = await oldAdvances(25, new Date(shop.api.now().getTime() - minute));
    shop.api.pass(7 * 24 * 60 * minute + minute);
    await shop.signInAgain();
    const work = () => upkeepWithout(silent, new CourierError('failed', 'The gateway is out of order.'));

    expect(await stateAfter(work, 'expired')).toBe('expired');
  });

  it('CA-10 is asked about although the work on an earlier one fails', async () => {
    await shop.signInAgain();
    await shop.start(order);
    shop.gateway.pay();
    const failing = await oldAdvances(1, new Date(shop.api.now().getTime() - minute));
    shop.api.pass(31 * minute);
    await shop.signInAgain();
    await upkeepWithout(failing, new TypeError('Nobody has expected this answer.'));

    expect((await shop.newest(order)).state).toBe('paid');
  });

  it('OP-30 is not asked about any more once the shop closes', async () => {
    await shop.signInAgain();
    await oldAdvances(2, new Date(shop.api.now().getTime() - minute));
    shop.api.pass(31 * minute);
    const closing = new AbortController();
    const asked: string[] = [];
    const closesMeanwhile = await deskThatAsks((transactionId) => {
      asked.push(transactionId);
      closing.abort();
    });
    await followUpAdvances(closesMeanwhile, closing.signal);

    expect(asked).toHaveLength(1);
  });

  it('CA-10 ends after seven days without a payment', async () => {
    await shop.signInAgain();
    await shop.ask(order);
    const { token } = await shop.newest(order);
    shop.api.pass(7 * 24 * 60 * minute + minute);
    await shop.signInAgain();
    const refused = await shop.pay(token ?? '');
    await upkeep();

    expect(refused.status).toBe(409);
    expect(await shop.newest(order)).toMatchObject({ state: 'expired', token: null });
  });

  it('CA-10 counts once when it is paid on two pages, and the second payment is to be given back', async () => {
    const { earlier, newest } = await openTwoPages();
    const first = shop.gateway.pay({}, earlier);
    const second = shop.gateway.pay({}, newest);
    for (const payment of [second, first, second, first]) await shop.notify(shop.gateway.noticeOf(payment));

    expect((await shop.advancesOf(order)).advances.map(({ state, amount }) => [state, amount])).toEqual([
      ['paid', 60],
      ['refundDue', 60],
    ]);
  });
});
