import { assign, type DoneActorEvent, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { CartLine } from '#domain/checkout/cart.ts';
import type { CheckoutField, FilledCheckout } from '#domain/checkout/checkoutForm.ts';

/**
 * States of placing one order from the checkout (CO-7, CO-10, CO-11). `sending` ignores PLACE, so that a second press
 * of the button places no second order; `placed` accepts no event.
 */

export interface PlaceOrderInput {
  readonly lines: readonly CartLine[];
  readonly form: FilledCheckout;
}

/** The shop's refusal of an order, and the form that had been sent. */
export interface RefusedOrder {
  readonly message: string;
  /** The form's field that caused it; `null` for none. */
  readonly field: CheckoutField | null;
  /** The cart line that caused it; `null` for none. */
  readonly lineKey: string | null;
  /** Whether the shop no longer sells the line's product. */
  readonly isUnavailable: boolean;
  /** The pieces that are left of the line's product; `null` unless these are too few. */
  readonly left: number | null;
  /** Whether these numbers show that the other lines of the product take from the same pieces: it is counted as a whole. */
  readonly isShared: boolean;
  readonly form: FilledCheckout;
}

/**
 * How a submission ended. `placed`: `lines` are the keys of the ordered lines, `placedEarlier` says that an earlier
 * submission had placed the order, `isAnnounced` that another checkout of the tab has told of it. `repriced`: prices have changed.
 * `lost`: no clear response; the order may have been placed.
 */
export type PlaceOrderOutcome =
  | {
      readonly kind: 'placed';
      readonly lines: readonly string[];
      readonly placedEarlier: boolean;
      readonly isAnnounced: boolean;
    }
  | { readonly kind: 'repriced' }
  | { readonly kind: 'refused'; readonly refusal: RefusedOrder }
  | { readonly kind: 'lost' };

type OutcomeOf<Kind extends PlaceOrderOutcome['kind']> = Extract<PlaceOrderOutcome, { kind: Kind }>;

interface SendOrderDone {
  readonly event: DoneActorEvent<PlaceOrderOutcome>;
}

const outcomeOf = ({ event }: SendOrderDone): PlaceOrderOutcome => event.output;

/** The outcome, typed as the kind that the transition's guard has checked. */
const assertOutcome =
  <Kind extends PlaceOrderOutcome['kind']>(kind: Kind) =>
  ({ event: { output } }: SendOrderDone): OutcomeOf<Kind> => {
    const isOfKind = (outcome: PlaceOrderOutcome): outcome is OutcomeOf<Kind> => outcome.kind === kind;
    if (!isOfKind(output)) throw new Error(`The order was not ${kind}`);
    return output;
  };

/** The transition of every state from which an order can be sent. */
const ready = { on: { PLACE: 'sending' } } as const;

export const placeOrderMachine = setup({
  types: {
    context: {} as { readonly refusal: RefusedOrder | null },
    events: {} as { readonly type: 'PLACE' } & PlaceOrderInput,
  },
  actors: {
    sendOrder: fromPromise<PlaceOrderOutcome, PlaceOrderInput>(() =>
      Promise.reject(new Error('This actor is not provided')),
    ),
  },
  actions: {
    setRefusal: assign((_, { refusal }: OutcomeOf<'refused'>) => ({ refusal })),
    /** `onPlaced`, `onRefused` and `onLost` are implemented by the screen. */
    onPlaced: (_context, _outcome: OutcomeOf<'placed'>) => undefined,
    onRefused: (_context, _outcome: OutcomeOf<'refused'>) => undefined,
    onLost: () => undefined,
  },
  guards: {
    isPlaced: (_, { kind }: PlaceOrderOutcome) => kind === 'placed',
    isRepriced: (_, { kind }: PlaceOrderOutcome) => kind === 'repriced',
    isRefused: (_, { kind }: PlaceOrderOutcome) => kind === 'refused',
  },
}).createMachine({
  id: 'placeOrder',
  context: { refusal: null },
  initial: 'open',
  states: {
    open: ready,
    sending: {
      entry: assign({ refusal: null }),
      invoke: {
        src: 'sendOrder',
        input: ({ event }) => event,
        onDone: [
          {
            target: 'placed',
            guard: { type: 'isPlaced', params: outcomeOf },
            actions: { type: 'onPlaced', params: assertOutcome('placed') },
          },
          { target: 'repriced', guard: { type: 'isRepriced', params: outcomeOf } },
          {
            target: 'refused',
            guard: { type: 'isRefused', params: outcomeOf },
            actions: [
              { type: 'setRefusal', params: assertOutcome('refused') },
              { type: 'onRefused', params: assertOutcome('refused') },
            ],
          },
          { target: 'lost', actions: 'onLost' },
        ],
        onError: { target: 'lost', actions: 'onLost' },
      },
    },
    repriced: ready,
    refused: ready,
    lost: ready,
    placed: {},
  },
});

export type PlaceOrderState = SnapshotFrom<typeof placeOrderMachine>['value'];
