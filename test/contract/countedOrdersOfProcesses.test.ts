import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrderCall } from '#contract/orders/orders.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addCounted, piecesOf } from '../support/clients/countedGoods.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { onDatabase, onlyPostgresql, type TestDatabase } from '../support/servers/testDatabases.ts';

const price = 250.5;

describe.each(onlyPostgresql())('counted goods with four processes on one $name', (at) => {
  let made: TestDatabase;
  let processes: Api[];
  beforeAll(async () => {
    made = await at.make();
    processes = [];
    for (let index = 0; index < 4; index += 1) processes.push(await startApi(onDatabase(made)));
  });
  afterAll(async () => {
    for (const process of processes) await process.close();
    await made?.remove();
  });

  it('GS-4 sells the last piece once, whichever process is asked', async () => {
    const [first] = processes;
    if (first === undefined) throw new Error('No process');
    const admin = await first.signIn(adminPerson);
    const pot = await addCounted(first, admin, 1);

    const answers = await Promise.all(
      processes.flatMap((process) =>
        Array.from({ length: 25 }, () =>
          process.send(placeOrderCall, { body: orderBody([lineFor(pot, price)]) }),
        ),
      ),
    );

    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBe(answers.length - 1);
    expect(
      new Set(
        refused.map(({ status, refusal }) => `${status} ${refusal.code} ${refusal.field} ${refusal.left}`),
      ),
    ).toEqual(new Set(['409 soldOut products[0].quantity 0']));
    expect(await piecesOf(first, admin, pot)).toEqual({ whole: 0 });
  });
});
