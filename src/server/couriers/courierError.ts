/** Why a call to a courier, or to the payment gateway, failed. The gateway is called in the same way (`callCourier`), and fails alike. */
export type CourierFailure =
  /** No connection: nothing reached the courier. */
  | 'unreachable'
  /** The courier was reached, but no complete answer came in time. */
  | 'answerLost'
  /** The answer is not JSON, too long, a redirect, or lacks what the call needs. */
  | 'badAnswer'
  /** The courier answered with a status of 500 or more. */
  | 'failed'
  /** The courier does not accept the keys, or the account may not make calls. */
  | 'keysRefused'
  /** The courier has had too many calls. */
  | 'tooMany'
  /** The courier refused the call because of its contents. */
  | 'refused'
  /** The shop cannot ask this, such as where a parcel is whose number at the courier is not known. */
  | 'notPossible'
  /** The courier's settings in the shop are wrong. */
  | 'settings';

/** The failures after which the courier may have done what it was asked for. */
const uncertainFailures: ReadonlySet<CourierFailure> = new Set(['answerLost', 'badAnswer', 'failed']);

/**
 * The error of a failed call to a courier or to the payment gateway. Its message is a sentence for staff, without keys and without a
 * customer's data.
 */
export class CourierError extends Error {
  override readonly name = 'CourierError';
  readonly failure: CourierFailure;
  /** Seconds after which the courier may be asked again; `null` when it names no time. */
  readonly waitSeconds: number | null;

  constructor(failure: CourierFailure, message: string, waitSeconds: number | null = null) {
    super(message);
    this.failure = failure;
    this.waitSeconds = waitSeconds;
  }

  /** Whether the courier may have done what it was asked for, such as booked the parcel. */
  get mayHaveActed(): boolean {
    return uncertainFailures.has(this.failure);
  }
}
