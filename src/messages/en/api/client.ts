import type { Refusal } from '../../refusal.ts';

/** Why a call came to nothing. */
export const unreachable = "The shop can't be reached right now. Please check your connection.";
export const broken = 'Something went wrong at the shop.';
export const noAnswer = 'The shop gave no answer.';
export const noSuchOrder = 'There is no such order.';

/** Fetches the sentences of refusals, which a page needs only after one. */
export const loadRefusals = (): Promise<void> | undefined => undefined;
/** A text of the domain, such as the error of a field, in the language of the page, once the sentences are loaded. */
export const inPageLanguage = (text: string): string => text;
/** How the report of a sentence begins that a page does not have in its language. */
export const missingSentence = 'No Bengali sentence:';
/** Why the shop refused a call. */
export const refusalText = ({ message }: Refusal): string =>
  message || 'The shop refused this. Please try again in a moment.';
