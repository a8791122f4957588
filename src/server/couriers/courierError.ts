export type CourierFailure =
  /** Nothing reached the courier: no connection. */
  | 'unreachable'
  /** It was reached, and no answer came in time or whole. */
  | 'answerLost'
  /** It answered with something other than JSON, with too much, with a redirect, or without what the call needs. */
  | 'badAnswer'
  /** It failed: a status of 500 or more. */
  | 'failed'
  /** It does not take the keys, or the account may not call. */
  | 'keysRefused'
  /** Too many calls. */
  | 'tooMany'
  /** It refused the call for what it says. */
  | 'refused'
  /** What it is asked cannot be asked. */
  | 'notPossible'
  /** The settings of the courier are wrong. */
  | 'settings';

/** The failures after which the courier may have done what the call asked for. */
const mayHaveActed: ReadonlySet<CourierFailure> = new Set(['answerLost', 'badAnswer', 'failed']);

/** A call to a courier failed. The message is a sentence for staff, and holds no key and nothing of a customer. */
export class CourierError extends Error {
  override readonly name = 'CourierError';
  readonly failure: CourierFailure;
  /** Seconds after which the courier wants to be asked again; `null` when it says nothing. */
  readonly waitSeconds: number | null;

  constructor(failure: CourierFailure, message: string, waitSeconds: number | null = null) {
    super(message);
    this.failure = failure;
    this.waitSeconds = waitSeconds;
  }

  /** Whether the courier may have done what it was asked for, such as booked the parcel. */
  get mayHaveActed(): boolean {
    return mayHaveActed.has(this.failure);
  }
}
