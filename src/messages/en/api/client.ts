/** Why a call came to nothing. */
export const unreachable = "The shop can't be reached right now. Please check your connection.";
export const broken = 'Something went wrong at the shop.';
export const noAnswer = 'The shop gave no answer.';
export const noSuchOrder = 'There is no such order.';

interface Refusal {
  readonly code: string;
  /** The server's sentence, in English; empty from a host that sends none. */
  readonly message: string;
  readonly left: number | undefined;
  /** Of the sentence, where the server tells it (`ErrorBody`). */
  readonly sentence?: string;
  readonly values?: readonly string[];
}

/** Fetches the sentences of refusals, which a page needs only after one. */
export const loadRefusals = (): Promise<void> | undefined => undefined;
/** How the report of a sentence begins that a page does not have in its language. */
export const missingSentence = 'No Bengali sentence:';
/** Why the shop refused a call. */
export const refusalText = ({ message }: Refusal): string => message || 'The shop refused this.';
