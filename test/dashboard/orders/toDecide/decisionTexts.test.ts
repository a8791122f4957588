import { describe, expect, it } from 'vitest';
import { hintOf } from '#dashboard/orders/toDecide/decisionTexts.ts';
import { aDecision } from '../../../support/builders/aDecision.ts';
import { aParcel } from '../../../support/builders/aParcel.ts';

describe('decisionTexts', () => {
  it('CR-7 CR-8 say that an exchange that was partly delivered moves no order', () => {
    const hints = [true, false].map((isExchange) =>
      hintOf('linesBack', aDecision({ kind: 'partlyDelivered', parcel: aParcel({ isExchange }) })),
    );

    expect(hints).toEqual([
      'It is an exchange: the order keeps its status.',
      'The order becomes Delivered and stays as it was placed.',
    ]);
  });
});
