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
}

/** Why the shop refused a call. */
export const refusalText = ({ message }: Refusal): string => message || 'The shop refused this.';
