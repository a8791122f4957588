import type { Role } from '#domain/accounts/role.ts';
import type { JsonRecord } from '#domain/values/parse.ts';

/** An event that is possible next; `by` is absent in a machine without roles. */
export interface OpenMove {
  readonly type: string;
  readonly by?: Role;
}

/** A machine's state in a replay. */
export interface Position {
  readonly state: string;
  readonly open: readonly OpenMove[];
  /** The position after a recorded event, or the reason why the machine refuses it. */
  readonly after: (event: JsonRecord) => Position | string;
}

/** Replays the records of one machine. */
export interface Replayer {
  readonly version: string;
  /** The position at which a record starts, or the reason why there is none. */
  readonly start: (start: JsonRecord) => Position | string;
}
