import type { Role } from '#domain/order.ts';
import type { JsonRecord } from '#domain/parse.ts';

/** Something that could have happened next; `by` where roles matter. */
export interface OpenMove {
  readonly type: string;
  readonly by?: Role;
}

/** Where a machine stands in a replay. */
export interface Position {
  readonly state: string;
  readonly open: readonly OpenMove[];
  /** The position after a recorded event, or the reason why the machine refuses it. */
  readonly after: (event: JsonRecord) => Position | string;
}

/** How records of one machine are replayed. */
export interface Replayer {
  readonly version: string;
  /** The position at which a record starts, or the reason why there is none such. */
  readonly start: (start: JsonRecord) => Position | string;
}
