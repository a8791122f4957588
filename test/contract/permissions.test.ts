import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DescribedCall, everyCall } from '#contract/everyCall.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { callsTestedElsewhere, other, owner, permissionRows } from '../support/builders/permissionRows.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { signInStaff } from '../support/clients/signInStaff.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { fasterDatabase } from '../support/servers/testDatabases.ts';

const callNamed = (name: string): DescribedCall => {
  const call = everyCall.find((one) => one.name === name);
  if (call === undefined) throw new Error(`The contract has no call ${name}.`);
  return call;
};

describe.each(fasterDatabase())('who may ask what on $name', (at) => {
  let api: Api;
  let facts = { order: '', product: '' };
  let tokens: readonly (string | undefined)[] = [];
  beforeAll(async () => {
    api = await startApi(at);
    const admin = await api.signIn(adminPerson);
    const owners = await api.signIn(owner);
    // In the sequence in which the rows have their statuses.
    tokens = [undefined, await api.signIn(other), owners, await signInStaff(api, admin), admin];
    const product = await addProduct(api, admin);
    facts = { product, order: await submitOrder(api, orderBody([lineFor(product, 250.5)]), owners) };
  });
  afterAll(() => api?.close());

  it('API-10 MD-10 has a row here for every call of the contract', () => {
    const withoutRow = everyCall.flatMap(({ name }) => (Object.hasOwn(permissionRows, name) ? [] : [name]));
    expect(withoutRow.toSorted()).toEqual(callsTestedElsewhere);
  });

  it.each(Object.entries(permissionRows))(
    'API-10 MD-10 answers %s to each role as its row says',
    async (name, { asking, statuses }) => {
      const call = callNamed(name);
      const answers = await Promise.all(
        tokens.map((token) =>
          api.send(call, { ...asking(facts), ...(token === undefined ? {} : { token }) }),
        ),
      );

      expect(answers.map(({ status }) => status)).toEqual(statuses);
      const allowed = new Set<string>(call.refusals);
      expect(answers.filter(({ status, refusal }) => status !== 200 && !allowed.has(refusal.code))).toEqual(
        [],
      );
    },
  );
});
