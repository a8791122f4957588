import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { emptyCheckout } from '#domain/checkout/checkoutForm.ts';
import {
  type PlaceOrderInput,
  type PlaceOrderOutcome,
  placeOrderMachine,
  type RefusedOrder,
} from '#machines/placeOrderMachine.ts';

const command: PlaceOrderInput = { lines: [], form: emptyCheckout };
const place = { type: 'PLACE', ...command } as const;
const refusal: RefusedOrder = {
  message: 'No.',
  field: 'district',
  lineKey: null,
  isUnavailable: false,
  left: null,
  isShared: false,
  form: command.form,
};
const placed: PlaceOrderOutcome = { kind: 'placed', lines: ['a'], placedEarlier: false, isAnnounced: false };

/** The machine with a shop that returns these answers in turn, and the outcomes that the machine reports. */
const open = (...answers: (PlaceOrderOutcome | Error)[]) => {
  const outcomes: unknown[] = [];
  let attempts = 0;
  const actor = createActor(
    placeOrderMachine.provide({
      actors: {
        sendOrder: fromPromise<PlaceOrderOutcome, PlaceOrderInput>(async () => {
          const answer = answers[attempts] ?? new Error('No more answers');
          attempts += 1;
          if (answer instanceof Error) throw answer;
          return answer;
        }),
      },
      actions: {
        onPlaced: (_, outcome) => void outcomes.push(outcome),
        onRefused: (_, outcome) => void outcomes.push(outcome),
        onLost: () => void outcomes.push('lost'),
      },
    }),
  ).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.matches('sending'));
  return { actor, outcomes, settled, attempts: () => attempts };
};

describe('placeOrderMachine', () => {
  it('CO-10 ignores PLACE while the order is being sent and after it was placed', async () => {
    const { actor, outcomes, settled, attempts } = open(placed);
    actor.send(place);
    actor.send(place);
    await settled();
    actor.send(place);
    expect({ state: actor.getSnapshot().value, attempts: attempts(), outcomes }).toEqual({
      state: 'placed',
      attempts: 1,
      outcomes: [placed],
    });
  });

  it.each<[PlaceOrderOutcome | Error, string, unknown[], RefusedOrder | null]>([
    [{ kind: 'repriced' }, 'repriced', [], null],
    [{ kind: 'refused', refusal }, 'refused', [{ kind: 'refused', refusal }], refusal],
    [{ kind: 'lost' }, 'lost', ['lost'], null],
    [new Error('The browser broke'), 'lost', ['lost'], null],
  ])(
    'CO-7 CO-11 after %o is in %s, from which the order can be sent again',
    async (answer, stage, expectedOutcomes, storedRefusal) => {
      const { actor, outcomes, settled } = open(answer, placed);
      actor.send(place);
      await settled();
      expect({
        state: actor.getSnapshot().value,
        outcomes,
        refusal: actor.getSnapshot().context.refusal,
      }).toEqual({ state: stage, outcomes: expectedOutcomes, refusal: storedRefusal });
      actor.send(place);
      await settled();
      expect({ state: actor.getSnapshot().value, refusal: actor.getSnapshot().context.refusal }).toEqual({
        state: 'placed',
        refusal: null,
      });
    },
  );
});
