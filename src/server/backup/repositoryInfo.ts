import { isRecord, type JsonRecord, parseJson, readText } from '#domain/values/parse.ts';

/** The newest backup of a repository that is whole. */
export interface NewestBackup {
  readonly label: string;
  /** When it was begun. */
  readonly madeAt: Date;
}

/** What is in a repository of pgBackRest, as `pgbackrest info --output=json` tells it. */
export interface RepositoryInfo {
  /** Name of the stanza, under which the repository has the backups of one server. */
  readonly stanza: string;
  readonly newest: NewestBackup | null;
  /** Name of the newest segment of the write-ahead log; `null` for none. */
  readonly newestSegment: string | null;
  /** Version of PostgreSQL, such as `15`. */
  readonly version: string;
  /** What pgBackRest says of the repository, `ok` for a good one. */
  readonly message: string;
}

const records = (value: unknown): readonly JsonRecord[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const newestOf = (backups: readonly JsonRecord[]): NewestBackup | null => {
  const last = backups.findLast(({ error }) => error !== true);
  const { label, timestamp } = last ?? {};
  if (typeof label !== 'string' || !isRecord(timestamp) || typeof timestamp.start !== 'number') return null;
  return { label, madeAt: new Date(timestamp.start * 1000) };
};

/** Reads the first stanza of the text; `null` for a text without one. */
export const parseRepositoryInfo = (text: string): RepositoryInfo | null => {
  const [stanza] = records(parseJson(text));
  if (stanza === undefined) return null;
  const { version } = records(stanza.db).at(-1) ?? {};
  const { max } = records(stanza.archive).at(-1) ?? {};
  // The stanza's own status only says that there is another one.
  const { status } = records(stanza.repo)[0] ?? stanza;
  return {
    stanza: readText(stanza.name),
    newest: newestOf(records(stanza.backup)),
    newestSegment: typeof max === 'string' ? max : null,
    version: readText(version),
    message: isRecord(status) ? readText(status.message) : '',
  };
};
