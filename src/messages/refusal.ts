/** Why a server refused a call: the part of its answer (`ErrorBody`) from which a page makes a sentence. */
export interface Refusal {
  readonly code: string;
  /** The server's sentence, in English; empty from a host that sends none. */
  readonly message: string;
  /** With the code `soldOut`: how many pieces are left. */
  readonly left: number | undefined;
  /** Code of the sentence in `message`, if the server tells it. */
  readonly sentence?: string;
  /** What stands in the holes of that sentence. */
  readonly values?: readonly string[];
}
