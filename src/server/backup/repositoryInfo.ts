import { isRecord, type JsonRecord, parseJson, readText } from '#domain/values/parse.ts';
import { complaintIn } from './runProgram.ts';

/** The newest complete backup of a repository. */
export interface NewestBackup {
  readonly label: string;
  /** When it was begun. */
  readonly madeAt: Date;
}

/** What a repository of pgBackRest holds, from `pgbackrest info --output=json`. */
export interface RepositoryInfo {
  /** Name of the stanza: pgBackRest's word for the backups of one server. */
  readonly stanza: string;
  /** `null` if there is no backup. */
  readonly newest: NewestBackup | null;
  /** Name of the newest segment of the write-ahead log; `null` if there is none. */
  readonly newestSegment: string | null;
  /** Version of PostgreSQL, such as `15`. */
  readonly version: string;
  /** What pgBackRest says about the repository; `ok` if it is good. */
  readonly message: string;
}

/** The records of a list; none if the value is no list. */
const records = (value: unknown): readonly JsonRecord[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const newestOf = (backups: readonly JsonRecord[]): NewestBackup | null => {
  const newestGood = backups.findLast(({ error }) => error !== true);
  const { label, timestamp } = newestGood ?? {};
  if (typeof label !== 'string' || !isRecord(timestamp) || typeof timestamp.start !== 'number') return null;
  return { label, madeAt: new Date(timestamp.start * 1000) };
};

/** Reads the first stanza in pgBackRest's output, whose lists have the newest last; `null` if it has none. */
export const parseRepositoryInfo = (text: string): RepositoryInfo | null => {
  const [stanza] = records(parseJson(text));
  if (stanza === undefined) return null;
  const { version } = records(stanza.db).at(-1) ?? {};
  const { max: newestSegment } = records(stanza.archive).at(-1) ?? {};
  // The status of the repository says more: the stanza's own only refers to it.
  const { status } = records(stanza.repo)[0] ?? stanza;
  return {
    stanza: readText(stanza.name),
    newest: newestOf(records(stanza.backup)),
    newestSegment: typeof newestSegment === 'string' ? newestSegment : null,
    version: readText(version),
    message: isRecord(status) ? readText(status.message) : '',
  };
};

/**
 * Why there is no backup, from pgBackRest's message. With a wrong passphrase pgBackRest reads the list as random bytes and
 * complains about those. An untrusted certificate of a bucket is a CryptoError too.
 */
export const reasonWithoutBackup = (message: string): string => {
  // The list of a repository without a stanza.
  if (message.trim() === '[]') return 'it has no stanza, which `pgbackrest stanza-create` makes';
  const isUnreadable = /FormatError|CryptoError/.test(message) && !message.includes('certificate');
  if (!isUnreadable) return complaintIn(message);
  return 'its list cannot be read, because the passphrase is not that of the repository, or the list is damaged';
};
