import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecord, replay } from '#machines/record.ts';
import { sessionVersion } from '#machines/sessionRecord.ts';

const at = '2025-01-05T09:00:00.000Z';
const start = { state: 'Pending', deliveredAt: null };
const confirm = { type: 'CONFIRM', by: 'admin', at };
const record = (changes: object) => ({ machine: 'order', version: '1', start, events: [], ...changes });
const refusalOf = (changes: object) => replay(record(changes)).refusal;

describe('replay', () => {
  it('CARD-9 refuses a value that is not a record', () => {
    expect([null, 'x', []].map((given) => replay(given))).toEqual(
      Array.from({ length: 3 }, () => ({ steps: [], refusal: 'This is no record.' })),
    );
    expect(refusalOf({ events: undefined })).toBe('The record has no list of events.');
  });

  it('CARD-9 refuses an unknown machine or version', () => {
    expect([
      refusalOf({ machine: 'payment' }),
      refusalOf({ machine: 'toString' }),
      refusalOf({ version: '2' }),
      refusalOf({ version: undefined }),
    ]).toEqual([
      'There is no machine "payment".',
      'There is no machine "toString".',
      'The record is of version 2 of order; this shop has version 1.',
      'The record has no version.',
    ]);
  });

  it('CARD-9 refuses an unknown start state', () => {
    expect([refusalOf({ start: { state: 'Returns' } }), refusalOf({ start: null })]).toEqual([
      'Start: order has no state "Returns".',
      'Start: order has no state "".',
    ]);
  });

  it('CARD-9 names the step with an unknown event, and returns the steps before', () => {
    const { steps, refusal } = replay(
      record({ events: [confirm, { type: 'PAY', by: 'admin', at }, confirm] }),
    );
    expect({ states: steps.map(({ state }) => state), refusal }).toEqual({
      states: ['Pending', 'Confirmed'],
      refusal: 'Step 2 (PAY): order has no event "PAY".',
    });
  });

  it('ST-8 names the step that the machine refuses, with the reason', () => {
    const customer = { ...confirm, by: 'customer' };
    expect([refusalOf({ events: [customer] }), refusalOf({ events: [confirm, confirm] })]).toEqual([
      "Step 1 (CONFIRM): refused in Pending: You're not allowed to make this change.",
      'Step 2 (CONFIRM): refused in Confirmed: The order already has this status.',
    ]);
  });

  it('ST-10 refuses a late return', () => {
    const delivered = { state: 'Delivered', deliveredAt: at };
    const back = { type: 'RETURN', by: 'customer', at: '2025-02-05T09:00:00.000Z' };
    expect(refusalOf({ start: delivered, events: [back] })).toBe(
      'Step 1 (RETURN): refused in Delivered: Returns are possible for 7 days after delivery, and that time has passed.',
    );
  });

  it('CARD-9 refuses an event without a time, a role or a shape', () => {
    const refusals = [{ ...confirm, at: 'soon' }, { ...confirm, by: 'owner' }, 7].map((event) =>
      refusalOf({ events: [event] }),
    );
    expect(refusals).toEqual([
      'Step 1 (CONFIRM): the event has no time.',
      'Step 1 (CONFIRM): nobody has the role "owner".',
      'Step 1: this is no event.',
    ]);
  });

  it('CARD-9 never throws, for any JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), (given) => void replay(given)));
    const almost = fc.record({
      machine: fc.constantFrom('order', 'session'),
      version: fc.constantFrom('1', sessionVersion),
      start: fc.oneof(fc.constant(start), fc.constant({ state: 'booting' }), fc.jsonValue()),
      events: fc.array(
        fc.oneof(fc.constant(confirm), fc.constant({ type: 'ACCOUNT_SEEN', at }), fc.jsonValue()),
      ),
    });
    fc.assert(fc.property(almost, (given) => void replay(given)));
  });
});

describe('readRecord', () => {
  it('CARD-9 reads a record from JSON or its text, also one with a refused step', () => {
    const given = record({ events: [confirm, confirm] });
    expect([readRecord(given), readRecord(JSON.stringify(given))]).toEqual([given, given]);
  });

  it('CARD-9 returns a message for a value that is not a record', () => {
    expect(['{bad', 'null', '{"machine":"lamp"}'].map(readRecord)).toEqual([
      'This is no JSON.',
      'This is no record.',
      'There is no machine "lamp".',
    ]);
  });
});
