import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ordersApi } from '#api/orders/ordersApi.ts';
import { devTools, nameOf, withoutPersons } from '#app/store/devTools.ts';
import { sessionSlice } from '#slices/sessionSlice.ts';
import { customer, rahima } from '../../support/browser/sessionHarness.ts';
import { anOrder } from '../../support/builders/anOrder.ts';

const transition = {
  ...sessionSlice.actions.transitioned({
    state: 'signedIn',
    loading: false,
    user: rahima,
    roles: customer,
    failure: null,
  }),
  meta: { event: 'xstate.done.actor.0.session.exchanging' },
};
const pendingQuery = {
  type: 'shopApi/executeQuery/pending',
  meta: { arg: { endpointName: 'orderPage', queryCacheKey: 'orderPage({"email":"rahima@example.com"})' } },
};

describe('devTools', () => {
  it('CARD-8 names each call and each transition of the session', () => {
    expect([nameOf(pendingQuery), nameOf(transition), nameOf({ type: 'cart/lineAdded' })]).toEqual([
      'shopApi/orderPage/pending',
      'session/transitioned xstate.done.actor.0.session.exchanging',
      'cart/lineAdded',
    ]);
    const { type } = ordersApi.internalActions.resetApiState();
    expect(nameOf({ type })).toBe(type);
  });

  it('CARD-8 shows no name, e-mail, phone number or address', () => {
    const order = anOrder();
    const sanitized = JSON.stringify([
      devTools.actionSanitizer(transition),
      devTools.actionSanitizer(pendingQuery),
      devTools.stateSanitizer({
        queries: { 'getOrder({"email":"rahima@example.com"})': { data: { order } } },
      }),
    ]);
    const { name, email, mobileNumber, address } = order.customerData;
    expect([name, email, mobileNumber, address].filter((part) => sanitized.includes(part))).toEqual([]);
    expect(sanitized).toContain('Copper Kettle');
  });

  it('CARD-8 shows no user’s name, and no text of a search for users', () => {
    const args = { search: 'Karim "Miah" \\' };
    const queryCacheKey = `userPage(${JSON.stringify(args)})`;
    const users = [{ _id: 'u1', name: 'Karim Miah', email: 'karim@example.com', role: 'customer' }];
    const listed = { items: users, next: null, total: 1 };
    const sanitized = [
      devTools.actionSanitizer({
        type: 'shopApi/executeQuery/fulfilled',
        payload: listed,
        meta: { arg: { endpointName: 'userPage', originalArgs: args, queryCacheKey } },
      }),
      devTools.stateSanitizer({
        queries: { [queryCacheKey]: { endpointName: 'userPage', originalArgs: args, data: listed } },
        provided: { User: { LIST: [queryCacheKey] } },
      }),
    ];
    const user = { _id: 'u1', name: 'hidden', email: 'hidden', role: 'customer' };
    const sanitizedList = { items: [user], next: null, total: 1 };
    const key = 'userPage({"search":"hidden"})';
    const originalArgs = { search: 'hidden' };
    expect(sanitized).toEqual([
      {
        type: 'shopApi/userPage/fulfilled',
        payload: sanitizedList,
        meta: { arg: { endpointName: 'userPage', originalArgs, queryCacheKey: key } },
      },
      {
        queries: { [key]: { endpointName: 'userPage', originalArgs, data: sanitizedList } },
        provided: { User: { LIST: [key] } },
      },
    ]);
  });

  it.each([
    [
      'orderPage',
      { status: 'Pending', search: 'Rahima' },
      'orderPage({"status":"Pending","search":"hidden"})',
    ],
    ['callList', { search: '' }, 'callList({"search":""})'],
    ['phoneCustomer', '01711000222', 'phoneCustomer("hidden")'],
  ])('CARD-8 shows nobody who was searched for in the key of %s', (endpointName, args, key) => {
    const queryCacheKey = `${endpointName}(${JSON.stringify(args)})`;
    const { meta } = devTools.actionSanitizer({
      type: 'shopApi/executeQuery/pending',
      meta: { arg: { endpointName, queryCacheKey } },
    });
    expect(meta).toEqual({ arg: { endpointName, queryCacheKey: key } });
  });

  it('CARD-8 hides an e-mail address and a phone number wherever they stand in a text', () => {
    const parts = fc.array(fc.constantFrom('a', 'Call', ' ', '\n', '\t', '"', '\\', '/', '\u0001', '।'));
    const persons = fc.constantFrom('rahima@example.com', '01711000222', '8801711000222', '০১৭১১০০০২২২');
    fc.assert(
      fc.property(parts, persons, parts, (before, person, after) => {
        const text = `${before.join('')}\n${person}\n${after.join('')}`;
        const shown = JSON.stringify(withoutPersons({ text, [text]: [text] }));
        expect(shown.includes(person)).toBe(false);
      }),
    );
    expect(
      withoutPersons({ text: 'Ask:\nrahima@example.com\n01711000222, +8801711000222, ০১৭১১০০০২২২' }),
    ).toEqual({ text: 'Ask:\nhidden\nhidden, +hidden, hidden' });
  });

  it('CARD-8 hides the names of staff and riders, and shows the role that made a move', () => {
    const args = { courier: 'ownRider', rider: 'Karim "Miah"' };
    const shown = withoutPersons({
      [`heldParcels(${JSON.stringify(args)})`]: { originalArgs: args },
      history: [{ event: 'SHIP', by: 'staff', byName: 'Nasrin Akter' }],
      notes: [{ text: 'Called', by: 'Nasrin Akter' }],
      handover: { rider: 'Karim Miah', by: 'Nasrin Akter', confirmedBy: 'Rahima Khatun' },
      audit: { by: 'Nasrin Akter', subject: { kind: 'user', id: 'u1', label: 'Karim Miah' } },
      users: [{ _id: 'u2', looksLike: 'Nasrin Akter' }],
    });
    const hidden = 'hidden';
    expect(shown).toEqual({
      'heldParcels({"courier":"ownRider","rider":"hidden"})': {
        originalArgs: { courier: 'ownRider', rider: hidden },
      },
      history: [{ event: 'SHIP', by: 'staff', byName: hidden }],
      notes: [{ text: 'Called', by: hidden }],
      handover: { rider: hidden, by: hidden, confirmedBy: hidden },
      audit: { by: hidden, subject: { kind: 'user', id: 'u1', label: hidden } },
      users: [{ _id: 'u2', looksLike: hidden }],
    });
  });

  it('CARD-8 leaves data without persons unchanged', () => {
    expect(withoutPersons({ type: 'theme/themeChosen', payload: 'dark' })).toEqual({
      type: 'theme/themeChosen',
      payload: 'dark',
    });
    expect(withoutPersons(undefined)).toBe(undefined);
  });
});
