import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as audit from '#contract/audit.ts';
import * as callers from '#contract/callers.ts';
import * as clientErrors from '#contract/clientErrors.ts';
import * as orderCorrections from '#contract/orderCorrections.ts';
import * as orderEvents from '#contract/orderEvents.ts';
import * as orderNeighbours from '#contract/orderNeighbours.ts';
import * as orderNotes from '#contract/orderNotes.ts';
import * as orders from '#contract/orders.ts';
import * as printBatches from '#contract/printBatches.ts';
import * as productChanges from '#contract/productChanges.ts';
import * as productFacets from '#contract/productFacets.ts';
import * as products from '#contract/products.ts';
import * as reviews from '#contract/reviews.ts';
import * as sliders from '#contract/slides.ts';
import * as tracking from '#contract/tracking.ts';
import * as users from '#contract/users.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import {
  adminRows,
  linkRows,
  open,
  other,
  owner,
  reviewRows,
  rows,
  staffRows,
} from '../support/builders/permissionRows.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { signInStaff } from '../support/clients/signInStaff.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

/** Calls with the identity provider's token; their own tests cover who may make them. */
const byIdentity = ['requestToken', 'postUser'];
/** A granted call deletes its caller; its own test covers who may make it. */
const once = ['deleteAccount'];

describe.each(testDatabases())('who may ask what on $name', (at) => {
  let api: Api;
  let facts = { order: '', product: '' };
  let tokens: readonly (string | undefined)[] = [];
  beforeAll(async () => {
    api = await startApi(at);
    const admin = await api.signIn(adminPerson);
    tokens = [
      undefined,
      await api.signIn(other),
      await api.signIn(owner),
      await signInStaff(api, admin),
      admin,
    ];
    const product = await addProduct(api, admin);
    facts = { product, order: await submitOrder(api, orderBody([lineFor(product, 250.5)]), tokens[2]) };
  });
  afterAll(() => api?.close());

  it('API-10 MD-10 has a row here for every call of the contract', () => {
    const files = [
      audit,
      callers,
      clientErrors,
      orderCorrections,
      orderEvents,
      orderNeighbours,
      orderNotes,
      orders,
      printBatches,
      productChanges,
      productFacets,
      products,
      reviews,
      sliders,
      tracking,
      users,
    ];
    const names = files.flatMap((file) =>
      Object.entries(file).flatMap(([name, value]) =>
        typeof value === 'object' && 'path' in value ? [name] : [],
      ),
    );

    expect(names.toSorted()).toEqual(
      [
        ...Object.keys(rows),
        ...Object.keys(staffRows),
        ...Object.keys(adminRows),
        ...Object.keys(linkRows),
        ...Object.keys(reviewRows),
        ...Object.keys(open),
        ...byIdentity,
        ...once,
      ].toSorted(),
    );
  });

  it.each(Object.entries({ ...rows, ...staffRows, ...adminRows, ...linkRows, ...reviewRows, ...open }))(
    'API-10 MD-10 %s',
    async (_name, { call, asking, statuses }) => {
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
