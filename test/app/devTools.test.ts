import { describe, expect, it } from 'vitest';
import { ordersApi } from '#api/ordersApi.ts';
import { devTools, nameOf, withoutPersons } from '#app/devTools.ts';
import { sessionSlice } from '#slices/sessionSlice.ts';
import { customer, rahima } from '../support/browser/sessionHarness.ts';
import { anOrder } from '../support/builders/anOrder.ts';

const moved = {
  ...sessionSlice.actions.transitioned({
    state: 'signedIn',
    loading: false,
    user: rahima,
    roles: customer,
    failure: null,
  }),
  meta: { event: 'xstate.done.actor.0.session.exchanging' },
};
const asked = {
  type: 'shopApi/executeQuery/pending',
  meta: { arg: { endpointName: 'orderPages', queryCacheKey: 'orderPages({"email":"rahima@example.com"})' } },
};

describe('devTools', () => {
  it('CARD-8 names each call and each transition of the session', () => {
    expect([nameOf(asked), nameOf(moved), nameOf({ type: 'cart/lineAdded' })]).toEqual([
      'shopApi/orderPages/pending',
      'session/transitioned xstate.done.actor.0.session.exchanging',
      'cart/lineAdded',
    ]);
    const { type } = ordersApi.internalActions.resetApiState();
    expect(nameOf({ type })).toBe(type);
  });

  it('CARD-8 shows no name, e-mail, phone number or address', () => {
    const order = anOrder();
    const shown = JSON.stringify([
      devTools.actionSanitizer(moved),
      devTools.actionSanitizer(asked),
      devTools.stateSanitizer({
        queries: { 'getOrder({"email":"rahima@example.com"})': { data: { order } } },
      }),
    ]);
    const { name, email, mobileNumber, address } = order.customerData;
    expect([name, email, mobileNumber, address].filter((part) => shown.includes(part))).toEqual([]);
    expect(shown).toContain('Copper Kettle');
  });

  it('CARD-8 shows no user’s name, and no search text of the user list', () => {
    const question = { search: 'Karim "Miah"' };
    const queryCacheKey = `userPages(${JSON.stringify(question)})`;
    const users = [{ _id: 'u1', name: 'Karim Miah', email: 'karim@example.com', role: 'customer' }];
    const listed = { pages: [{ items: users, next: null, total: 1 }] };
    const shown = [
      devTools.actionSanitizer({
        type: 'shopApi/executeQuery/fulfilled',
        payload: listed,
        meta: { arg: { endpointName: 'userPages', originalArgs: question, queryCacheKey } },
      }),
      devTools.stateSanitizer({
        queries: { [queryCacheKey]: { endpointName: 'userPages', originalArgs: question, data: listed } },
        provided: { User: { LIST: [queryCacheKey] } },
      }),
    ];
    const user = { _id: 'u1', name: 'hidden', email: 'hidden', role: 'customer' };
    const shownList = { pages: [{ items: [user], next: null, total: 1 }] };
    const key = 'userPages(hidden)';
    expect(shown).toEqual([
      {
        type: 'shopApi/userPages/fulfilled',
        payload: shownList,
        meta: { arg: { endpointName: 'userPages', originalArgs: 'hidden', queryCacheKey: key } },
      },
      {
        queries: { [key]: { endpointName: 'userPages', originalArgs: 'hidden', data: shownList } },
        provided: { User: { LIST: [key] } },
      },
    ]);
  });

  it('CARD-8 leaves data without persons unchanged', () => {
    expect(withoutPersons({ type: 'theme/themeChosen', payload: 'dark' })).toEqual({
      type: 'theme/themeChosen',
      payload: 'dark',
    });
    expect(withoutPersons(undefined)).toBe(undefined);
  });
});
