import type { AdvanceState } from './advance.ts';

/** What staff can do with an advance (CA-10). English, like all texts that a screen translates by `shownText`. */

interface ActEntry {
  readonly label: string;
  /** The states of an advance in which the act is possible. */
  readonly states: readonly AdvanceState[];
  /** The sentence in the history; with a note, the note follows it. */
  readonly done: string;
  /** Whether a reference must be entered, such as the number of the transfer. */
  readonly needsNote: boolean;
}

export const advanceActs = {
  askAgain: {
    label: 'Ask SSLCommerz again',
    // Also for an advance that has ended: the notice of a payment that was made may have been lost.
    states: ['asked', 'failed', 'expired'],
    done: 'The gateway was asked again.',
    needsNote: false,
  },
  accept: { label: 'Accept it', states: ['held'], done: 'It was accepted.', needsNote: false },
  refuse: {
    label: 'Give it back',
    states: ['held'],
    done: 'It was not accepted.',
    needsNote: false,
  },
  withdraw: {
    label: 'Withdraw',
    states: ['asked', 'failed'],
    done: 'It was withdrawn.',
    needsNote: false,
  },
  giveBack: {
    label: 'It was given back',
    states: ['refundDue'],
    done: 'It was given back:',
    needsNote: true,
  },
} as const satisfies Record<string, ActEntry>;

export type AdvanceAct = keyof typeof advanceActs;
export const advanceActNames = Object.keys(advanceActs) as AdvanceAct[];

/** Maximum number of characters of a reference. */
export const advanceNoteLength = 200;

/** Whether the act can be done to an advance in the state. */
export const isActOf = (state: AdvanceState, act: AdvanceAct): boolean => {
  const { states }: ActEntry = advanceActs[act];
  return states.includes(state);
};
