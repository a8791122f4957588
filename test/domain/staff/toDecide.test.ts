import { describe, expect, it } from 'vitest';
import { choicesOf, everyChoice, toDecideKinds } from '#domain/consignments/decisionChoices.ts';
import { readReturnedLine, returnedLinesRefusal } from '#domain/consignments/returnedLine.ts';
import { auditText } from '#domain/staff/audit.ts';
import { readDecisionCount, readToDecide, timeLeft } from '#domain/staff/toDecide.ts';
import { aDecision } from '../../support/builders/aDecision.ts';

const now = new Date('2025-01-05T09:00:00.000Z');
const inMinutes = (minutes: number): string => new Date(now.getTime() + minutes * 60_000).toISOString();

describe('what waits for a person', () => {
  it('CR-8 says the time left in plain words, and never more than there is', () => {
    const texts = [-1, 0.5, 1, 59.9, 60, 119, 47 * 60 + 59, 48 * 60, 71 * 60].map((minutes) =>
      timeLeft(inMinutes(minutes), now),
    );
    expect(texts).toEqual([
      'The deadline has passed',
      'Less than a minute left',
      '1 minute left',
      '59 minutes left',
      '1 hour left',
      '1 hour left',
      '47 hours left',
      '2 days left',
      '2 days left',
    ]);
  });

  it('CR-8 reads what a host sent, and leaves out what this build does not know', () => {
    const { parcel, ...rest } = aDecision();
    const decision = { ...rest, parcel: parcel && { ...parcel, isOrderCancelled: false } };
    expect(readToDecide(JSON.parse(JSON.stringify(decision)))).toEqual(decision);
    expect(
      [{ ...decision, kind: 'other' }, { ...decision, courier: 'pigeon' }, null].map(readToDecide),
    ).toEqual([null, null, null]);
    expect(
      readToDecide({ ...decision, parcel: null, orderStatus: 'Lost', saidStage: 'Mars', until: 5 }),
    ).toEqual({
      ...decision,
      parcel: null,
      orderStatus: null,
      saidStage: null,
      // A number is read as its text, and JavaScript reads this one as a date.
      until: '5',
    });
    expect(['soon', '', null].map((until) => readToDecide({ ...decision, until })?.until)).toEqual([
      null,
      null,
      null,
    ]);
    expect([readDecisionCount({ waiting: '3', hasCouriers: true }), readDecisionCount(null)]).toEqual([
      { waiting: 3, hasCouriers: true },
      { waiting: 0, hasCouriers: false },
    ]);
  });

  it('CR-8 has choices for each kind, and each choice belongs to a kind', () => {
    expect(toDecideKinds.filter((kind) => choicesOf(kind).length === 0)).toEqual([]);
    expect(new Set(toDecideKinds.flatMap((kind) => choicesOf(kind)))).toEqual(new Set(everyChoice));
  });

  it('CR-8 names in the audit log what was decided on, and how', () => {
    const subject = { kind: 'order', id: 'o1', label: 'HK-7Q4K-2M' } as const;
    const details = { from: 'Delivery failed', to: 'Customer takes it' };
    expect(auditText({ action: 'decideParcel', subject, details })).toBe(
      'Decided on the parcel of order HK-7Q4K-2M: Delivery failed, Customer takes it',
    );
  });
});

describe('pieces that a partial delivery brings back', () => {
  const ordered = [{ quantity: 3 }, { quantity: 1 }];

  it('CR-8 can be some of what was sent, or none', () => {
    const lines = [[], [{ line: 0, quantity: 3 }], [{ line: 1, quantity: 1 }]];
    expect(lines.map((each) => returnedLinesRefusal(each, ordered))).toEqual([null, null, null]);
  });

  it('CR-8 cannot be more than was sent, of no line, or all of it', () => {
    const lines = [
      [{ line: 0, quantity: 4 }],
      [{ line: 2, quantity: 1 }],
      [
        { line: 0, quantity: 1 },
        { line: 0, quantity: 1 },
      ],
      [
        { line: 0, quantity: 3 },
        { line: 1, quantity: 1 },
      ],
    ];
    expect(lines.map((each) => returnedLinesRefusal(each, ordered))).toEqual([
      'No more pieces can come back than were sent.',
      'The order has no such line.',
      'List each line only once.',
      'If everything comes back, move the parcel to “On its way back” instead.',
    ]);
  });

  it('CR-8 are read from a host, which names their parcel', () => {
    const line = {
      consignmentId: 'p1',
      line: 0,
      quantity: 2,
      received: 1,
      notedAt: '2025-01-05T08:07:00.000Z',
      notedBy: 'Nusrat',
      receivedAt: '2025-01-06T08:07:00.000Z',
      receivedBy: 'Karim',
    };
    expect([readReturnedLine(line), readReturnedLine({ ...line, consignmentId: '' })]).toEqual([line, null]);
    expect(readReturnedLine({ ...line, receivedAt: null, receivedBy: null })).toEqual({
      ...line,
      receivedAt: null,
      receivedBy: null,
    });
  });
});
