import { assign, fromPromise, setup } from 'xstate';
import type { CartLine } from '#domain/cart.ts';
import type { CheckoutField, FilledCheckout } from '#domain/checkout.ts';

/**
 * States of placing one order from the checkout (CO-7, CO-10, CO-11). `sending` ignores PLACE, however often
 * the button is pressed; `placed` accepts no event.
 */

export interface PlaceOrderInput {
  readonly lines: readonly CartLine[];
  readonly form: FilledCheckout;
}

/** The shop's refusal of an order, and the form that had been sent. */
export interface RefusedOrder {
  readonly message: string;
  /** The form's field or the cart line that caused it. */
  readonly field: CheckoutField | null;
  readonly lineKey: string | null;
  readonly form: PlaceOrderInput['form'];
}

/** How a submission ended; `lost` without a definite response: the order may or may not have been placed. */
export type PlacingOutcome =
  | { readonly kind: 'placed'; readonly lines: readonly string[]; readonly earlier: boolean }
  | { readonly kind: 'repriced' }
  | { readonly kind: 'refused'; readonly refusal: RefusedOrder }
  | { readonly kind: 'lost' };

type Kind = PlacingOutcome['kind'];
type Of<K extends Kind> = Extract<PlacingOutcome, { kind: K }>;

export const placingMachine = setup({
  types: {
    context: {} as { readonly refusal: RefusedOrder | null },
    events: {} as { readonly type: 'PLACE' } & PlaceOrderInput,
  },
  actors: {
    sendOrder: fromPromise<PlacingOutcome, PlaceOrderInput>(() =>
      Promise.reject(new Error('This actor is not provided')),
    ),
  },
  actions: {
    keepRefusal: assign((_, { refusal }: Of<'refused'>) => ({ refusal })),
    /** Implemented by the screen: its messages and actions at each end. */
    onPlaced: (_context, _outcome: Of<'placed'>) => undefined,
    onRefused: (_context, _outcome: Of<'refused'>) => undefined,
    onLost: () => undefined,
  },
  guards: {
    isKind: (_, { outcome, kind }: { outcome: PlacingOutcome; kind: Kind }) => outcome.kind === kind,
  },
}).createMachine({
  id: 'placing',
  version: '1',
  context: { refusal: null },
  initial: 'open',
  states: {
    open: { on: { PLACE: 'sending' } },
    sending: {
      entry: assign({ refusal: null }),
      invoke: {
        src: 'sendOrder',
        input: ({ event }) => event,
        onDone: [
          {
            target: 'placed',
            guard: { type: 'isKind', params: ({ event }) => ({ outcome: event.output, kind: 'placed' }) },
            actions: { type: 'onPlaced', params: ({ event }) => event.output as Of<'placed'> },
          },
          {
            target: 'repriced',
            guard: { type: 'isKind', params: ({ event }) => ({ outcome: event.output, kind: 'repriced' }) },
          },
          {
            target: 'refused',
            guard: { type: 'isKind', params: ({ event }) => ({ outcome: event.output, kind: 'refused' }) },
            actions: [
              { type: 'keepRefusal', params: ({ event }) => event.output as Of<'refused'> },
              { type: 'onRefused', params: ({ event }) => event.output as Of<'refused'> },
            ],
          },
          { target: 'lost', actions: 'onLost' },
        ],
        onError: { target: 'lost', actions: 'onLost' },
      },
    },
    repriced: { on: { PLACE: 'sending' } },
    refused: { on: { PLACE: 'sending' } },
    lost: { on: { PLACE: 'sending' } },
    placed: {},
  },
});
