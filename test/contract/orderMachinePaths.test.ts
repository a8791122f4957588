import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrderCall, setOrderStatusCall } from '#contract/orders/orders.ts';
import { type Role, roles } from '#domain/accounts/role.ts';
import { type OrderStatus, orderStatuses } from '#domain/orders/orderStatus.ts';
import { eventTo, moveRefusal } from '#machines/orderMoves.ts';
import { replayHistory } from '#machines/replayHistory.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { pathsByMove, shortestPaths, simplePaths } from '../support/builders/orderPaths.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { signInStaff } from '../support/clients/signInStaff.ts';
import { type Api, adminPerson, startApi, unverifiedPersonOf } from '../support/servers/startApi.ts';
import { fasterDatabase, testDatabases } from '../support/servers/testDatabases.ts';

/** A move that one of the two clients requests. */
interface MoveCommand {
  readonly by: Role;
  readonly to: OrderStatus;
}
/** One request alone, or two concurrently. */
type Turn = readonly [MoveCommand] | readonly [MoveCommand, MoveCommand];

const anyCommand = fc.record({ by: fc.constantFrom(...roles), to: fc.constantFrom(...orderStatuses) });
const anyTurns: fc.Arbitrary<Turn[]> = fc.array(
  fc.oneof(fc.tuple(anyCommand), fc.tuple(anyCommand, anyCommand)),
  {
    minLength: 1,
    maxLength: 8,
  },
);

/** Every move is tried on both databases, every path to it on one: SQL knows nothing of what came before a move. */
const everyPath = [...shortestPaths, ...simplePaths, ...pathsByMove];
const everyMove = [...shortestPaths, ...pathsByMove];
const [faster] = fasterDatabase();

describe.each(testDatabases())('orderMachine over HTTP on $name', (at) => {
  let api: Api;
  let cup: string;
  const tokens: Record<Role, string> = { admin: '', staff: '', customer: '' };
  beforeAll(async () => {
    api = await startApi(at);
    tokens.admin = await api.signIn(adminPerson);
    tokens.staff = await signInStaff(api, tokens.admin);
    // A customer needs no verified address.
    tokens.customer = await api.signIn(unverifiedPersonOf('owner'));
    cup = await addProduct(api, tokens.admin);
  });
  afterAll(() => api?.close());

  const place = () => submitOrder(api, orderBody([lineFor(cup, 250.5)]), tokens.customer);
  const seen = (id: string) => api.call(getOrderCall, { params: { id }, token: tokens.admin });
  const send = (id: string, { by, to }: MoveCommand, from?: OrderStatus) =>
    api.send(setOrderStatusCall, {
      params: { id },
      body: { status: to, ...(from === undefined ? {} : { from }) },
      token: tokens[by],
    });

  const [title, paths, count] =
    at.name === faster?.name
      ? ['every shortest path, every simple path and a path for every move', everyPath, 6 + 187 + 21]
      : ['every shortest path and a path for every move', everyMove, 6 + 21];
  it(`ST-8 walks ${title} by every role`, async () => {
    expect(paths).toHaveLength(count);
    for (const { name, steps } of paths) {
      const id = await place();
      for (const { from, by, to } of steps) {
        const { status } = await send(id, { by, to }, from);
        if (status !== 200) throw new Error(`${name}: ${by} could not move it from ${from} to ${to}`);
      }
      const { data, history } = await seen(id);
      const actual = history.map(({ from, event, by, to }) => ({ from, event, by, to }));
      expect({ name, actual, orderStatus: data.orderStatus }).toEqual({
        name,
        actual: steps,
        orderStatus: steps.at(-1)?.to ?? 'Pending',
      });
    }
  });

  it('ST-8 ST-9 ends any interleaving of two clients with the status that the stored moves lead to', async () => {
    await fc.assert(
      fc.asyncProperty(anyTurns, async (turns) => {
        const id = await place();
        let granted = 0;
        for (const turn of turns) {
          const { data } = await seen(id);
          const from = data.orderStatus;
          const mayWin = turn.filter(({ by, to }) => {
            const type = eventTo(to);
            return type !== null && moveRefusal(data, { type, by, at: api.now().toISOString() }) === null;
          });

          const answers = await Promise.all(turn.map((command) => send(id, command, from)));

          const won = answers.filter(({ status }) => status === 200).length;
          expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
          // One request wins when at least one is allowed, and none otherwise.
          expect(won).toBe(Math.min(mayWin.length, 1));
          granted += won;
        }
        const { data, history } = await seen(id);
        const { snapshot, fault } = replayHistory(history, data.returnDays);
        expect(fault).toBe(null);
        const { orderStatus, deliveredAt, returnDays } = data;
        expect(snapshot).toEqual({ orderStatus, deliveredAt, returnDays });
        expect(history).toHaveLength(granted);
      }),
      { numRuns: 40 },
    );
  });

  it('ST-8 ST-9 loses no move and ends with the replayed status when neither client sends the status it saw', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCommand, { minLength: 2, maxLength: 12 }), async (commands) => {
        const id = await place();
        const answers = await Promise.all(commands.map((command) => send(id, command)));

        const { data, history } = await seen(id);
        const { snapshot, fault } = replayHistory(history, data.returnDays);
        expect({ fault, orderStatus: snapshot.orderStatus }).toEqual({
          fault: null,
          orderStatus: data.orderStatus,
        });
        const countWithStatus = (status: number) =>
          answers.filter((answer) => answer.status === status).length;
        expect({
          moves: history.length,
          answered: countWithStatus(200) + countWithStatus(409),
        }).toEqual({ moves: countWithStatus(200), answered: commands.length });
      }),
      { numRuns: 40 },
    );
  });
});
