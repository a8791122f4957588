import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  callBackDays,
  type OrderNoteDraft,
  orderNoteKinds,
  orderNoteLength,
  orderNoteRefusal,
  orderNoteTitle,
  readOrderNote,
} from '#domain/orders/orderNote.ts';

const now = new Date('2025-01-05T09:07:00.000Z');
const draft = (changes: Partial<OrderNoteDraft>): OrderNoteDraft => ({
  kind: 'noAnswer',
  text: '',
  callBackAt: null,
  ...changes,
});
const fieldOf = (changes: Partial<OrderNoteDraft>) => orderNoteRefusal(draft(changes), now)?.field ?? null;
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
const furthest = callBackDays * 24 * 60 * 60 * 1000;

describe('a note of staff', () => {
  it('MD-4 plans a call back from now on, within 60 days, and nothing else has a time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orderNoteKinds),
        fc.integer({ min: -furthest, max: 2 * furthest }),
        (kind, wait) => {
          const isPlanned = kind === 'callBack' && wait > 0 && wait <= furthest;
          expect(fieldOf({ kind, text: 'x', callBackAt: after(wait) })).toBe(isPlanned ? null : 'callBackAt');
        },
      ),
    );
    expect(
      [1, 0, furthest, furthest + 1].map((wait) => fieldOf({ kind: 'callBack', callBackAt: after(wait) })),
    ).toEqual([null, 'callBackAt', null, 'callBackAt']);
    expect(fieldOf({ kind: 'callBack' })).toBe('callBackAt');
  });

  it('MD-4 needs a text where it is the text that is noted', () => {
    const kinds = orderNoteKinds.filter((kind) => kind !== 'callBack');
    expect(kinds.map((kind) => [kind, fieldOf({ kind, text: '  ' })])).toEqual([
      ['noAnswer', null],
      ['wantsChange', null],
      ['note', 'text'],
      ['cancelled', 'text'],
    ]);
    expect(fieldOf({ text: 'x'.repeat(orderNoteLength) })).toBeNull();
    expect(fieldOf({ text: 'x'.repeat(orderNoteLength + 1) })).toBe('text');
  });

  it('MD-4 is titled by its kind, a call back by its time in Dhaka', () => {
    expect(
      [
        draft({}),
        draft({ kind: 'callBack', callBackAt: now.toISOString() }),
        draft({ kind: 'wantsChange' }),
        draft({ kind: 'note' }),
        draft({ kind: 'cancelled' }),
      ].map(orderNoteTitle),
    ).toEqual(['No answer', 'Call back at 05 Jan, 2025, 03:07 pm', 'Wants a change', 'Note', 'Cancelled']);
  });

  it('API-8 is read from a host with missing fields, and not with an unknown kind', () => {
    expect(readOrderNote({ kind: 'note' })).toEqual({
      kind: 'note',
      text: '',
      callBackAt: null,
      by: '',
      at: '',
    });
    expect([null, 'note', {}, { kind: 'shouted' }].map(readOrderNote)).toEqual([null, null, null, null]);
  });
});
