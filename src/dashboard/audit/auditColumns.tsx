import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type AuditEntry, type AuditSubjectKind, auditSentence } from '#domain/staff/audit.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import * as messages from '#messages/dashboard/audit.ts';
import { roleNames } from '#messages/domain/names.ts';
import { digits } from '#messages/language.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';
import type { Column } from '#ui/layout/Table.tsx';
import { CellLines } from '../components/lists/CellLines.ts';
import {
  handoverPath,
  overviewPath,
  statementPath,
  updateProductPath,
} from '../components/routing/addresses.ts';

/** The columns of the audit log: when, who and what. */
export const auditColumns: readonly Column<AuditEntry>[] = [
  {
    key: 'time',
    header: messages.time,
    narrowLayout: 'half',
    cell: ({ at }) => <Time dateTime={at}>{formatDateTime(at)}</Time>,
  },
  {
    key: 'who',
    header: messages.who,
    narrowLayout: 'full',
    wordBreak: 'address',
    // The name of an account without one is its address, which is then shown once. Older entries have no address, but the id (MD-16).
    cell: ({ by, email, uid, role }) => (
      <CellLines>
        <strong>{by}</strong> <small>{roleNames[role]}</small> {email !== by && <small>{email || uid}</small>}
      </CellLines>
    ),
  },
  {
    key: 'what',
    header: messages.what,
    narrowLayout: 'full',
    wordBreak: 'name',
    cell: (entry) => <What entry={entry} />,
  },
];

/** The action in one sentence, in which the name of its subject links to it. */
const What = ({ entry }: { readonly entry: AuditEntry }) => {
  const { start, label, end } = auditSentence(entry);
  return (
    <span>
      {shownText(start)}
      {label !== '' && (
        <>
          {' '}
          <SubjectName entry={entry} label={label} />
        </>
      )}
      {endText(end, entry.action)}
    </span>
  );
};

/** The name of the entry's subject: a link to its screen if it has one. */
const SubjectName = ({ entry, label }: { readonly entry: AuditEntry; readonly label: string }) => {
  const path = subjectPath(entry);
  const name = shownLabel(entry.subject.kind, label);
  return path === null ? <strong>{name}</strong> : <SubjectLink to={path}>{name}</SubjectLink>;
};

/** Actions after which the subject's screen would be empty. Other subjects that can be deleted have no screen at all. */
const deletions: ReadonlySet<AuditEntry['action']> = new Set(['deleteOrder', 'deleteProduct']);

/** The address of a subject's screen by its kind; kinds without an entry have no screen for one subject. */
const pathsByKind: Partial<Record<AuditSubjectKind, (id: string) => string>> = {
  order: overviewPath,
  product: updateProductPath,
  statement: statementPath,
  handover: handoverPath,
};

/** The address of the screen that shows the subject; `null` if the subject was deleted or has no screen. */
const subjectPath = ({
  action,
  subject: { kind, id },
}: Pick<AuditEntry, 'action' | 'subject'>): string | null =>
  // A payout ahead of its statement (`addPayout`) has no statement yet whose id it could name.
  deletions.has(action) || id === '' ? null : (pathsByKind[kind]?.(id) ?? null);

/** Kinds whose label is a name of data, in the language in which staff wrote it. */
const kindsWithNames: ReadonlySet<AuditSubjectKind> = new Set([
  'product',
  'slide',
  'review',
  'category',
  'page',
]);

/** The subject as the page shows it: settings and keys are translated, names of data are marked with their language. */
const shownLabel = (kind: AuditSubjectKind, label: string): ReactNode => {
  if (kind === 'setting' || kind === 'secret') return shownText(label);
  return kindsWithNames.has(kind) ? shownName(label) : label;
};

/**
 * Actions whose sentence ends with an amount and a rider: `: ৳500 from Karim`. The end is not split at commas, since a rider's name may
 * have one.
 */
const handoverActions: ReadonlySet<AuditEntry['action']> = new Set(['makeHandover', 'confirmHandover']);

/** An end that lists things, such as changed fields, perhaps with a value before and after: `: name, price from 10 to 12`. */
const listEnd = /^: (?<things>.*?)(?: (?<values>from .* to .*))?$/;
const listSeparator = ', ';

/**
 * The end of a sentence from `auditSentence`, which follows the subject's name, in the language of the page. An end in words gets a blank
 * before it. An end with a colon is a handover, or a list: if it has no translation as a whole, its things are translated one by one.
 */
const endText = (end: string, action: AuditEntry['action']): string => {
  if (end === '') return '';
  if (handoverActions.has(action)) return shownText(end);
  const { things, values } = listEnd.exec(end)?.groups ?? {};
  if (things === undefined) return ` ${shownText(end)}`;
  const list = `: ${things.split(listSeparator).map(thingText).join(listSeparator)}`;
  if (values !== undefined) return `${list} ${shownText(values)}`;
  const translatedEnd = shownText(end);
  const hasTranslation = translatedEnd !== end;
  return hasTranslation ? translatedEnd : list;
};

/** An amount as `takaText` writes it, the only thing in the end of the sentence about a write-off. */
const writtenAmount = /^−?৳[\d,.]+$/;

const thingText = (thing: string): string => (writtenAmount.test(thing) ? digits(thing) : shownText(thing));

const Time = styled.time`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const SubjectLink = styled(Link)`
  font-weight: 600;

  &:hover {
    color: var(--accent);
  }
`;
