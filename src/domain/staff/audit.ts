import { roleNames } from '#messages/domain/names.ts';
import { orderNoteLabels } from '#messages/domain/orders.ts';
import { type Role, roles } from '../accounts/role.ts';
import { orderNoteKinds } from '../orders/orderNote.ts';
import { isRecord, readNumber, readText, readTexts } from '../values/parse.ts';
import { type AuditAction, actionTexts, readAuditAction } from './auditActions.ts';
import { isPaperKind, paperTitles } from './printBatch.ts';

/** The audit log: who of the shop's staff did what, and when (MD-10). */

/** The kinds of things that an action can change; `list` stands for an export or a print. */
export const auditSubjectKinds = [
  'order',
  'product',
  'slide',
  'user',
  'phone',
  'review',
  'setting',
  'secret',
  'category',
  'page',
  'job',
  'statement',
  'handover',
  'list',
] as const;
export type AuditSubjectKind = (typeof auditSubjectKinds)[number];

/** What an action changed. */
export interface AuditSubject {
  readonly kind: AuditSubjectKind;
  /** Empty for a list. */
  readonly id: string;
  /** Order number, product name, slide title or account name at that time; the id if there is none. */
  readonly label: string;
}

/** What the sentence about an action needs; never a password, a token or a customer's address. */
export interface AuditDetails {
  /** A status, role, price, availability, setting or name before the action; the file of an import; the kind of a decision. */
  readonly from?: string | undefined;
  /** The same after the action; the kind of a note or paper, the result of an import, the category that another was merged into. */
  readonly to?: string | undefined;
  /** Names of the changed fields. */
  readonly fields?: string[] | undefined;
  /** Number of exported rows or printed orders. */
  readonly rows?: number | undefined;
}

/** One action of staff. */
export interface AuditEntry {
  readonly _id: string;
  /** ISO. */
  readonly at: string;
  /** Name of the account at that time. */
  readonly by: string;
  /** Its e-mail address at that time; empty in older entries. */
  readonly email: string;
  /** Its id at the identity provider, which its owner can neither choose nor change. */
  readonly uid: string;
  /** Its role at that time. */
  readonly role: Role;
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly details: AuditDetails;
  /** The request's id in the server's log. */
  readonly requestId: string;
}

/** Which entries a list shows; days are Dhaka's, written `2025-01-05`, both inclusive. */
export interface AuditFilter {
  /** Part of the account's name or address, or its id. */
  readonly account?: string | undefined;
  readonly action?: AuditAction | undefined;
  /** An order number in any notation, an id, or part of a name. */
  readonly subject?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Maximum number of characters of a filter's text. */
export const auditFilterLengths = { account: 254, subject: 200 } as const;

// What an older or newer version of the shop stored may be unknown: such a text is shown as it is.
const noteLabel = (text: string): string => {
  const kind = orderNoteKinds.find((name) => name === text);
  return kind === undefined ? text : orderNoteLabels[kind];
};

const roleName = (text: string): string => {
  const role = roles.find((name) => name === text);
  return role === undefined ? text : roleNames[role];
};

const paperTitle = (paper: string): string => (isPaperKind(paper) ? paperTitles[paper] : paper);

const joinFilled = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** `from Pending to Confirmed`; a side that is absent is left out. */
const fromTo = ({ from, to }: AuditDetails, nameOf = (text: string) => text): string =>
  joinFilled([from === undefined ? '' : `from ${nameOf(from)}`, to === undefined ? '' : `to ${nameOf(to)}`]);

/** `: Name, Price from 10 to 12`: the changed fields, then the two values. */
const whatChanged = (details: AuditDetails): string => {
  const { fields = [] } = details;
  return joinFilled([fields.length === 0 ? '' : `: ${fields.join(', ')}`, fromTo(details)]);
};

const rowCount = ({ rows }: AuditDetails): string =>
  rows === undefined ? '' : `(${rows} ${rows === 1 ? 'row' : 'rows'})`;

/** `(Red, M) (Red, L) `: the items of a product that shoppers waited for. */
const itemsInBrackets = ({ fields = [] }: AuditDetails): string =>
  fields.map((item) => `(${item}) `).join('');

/** What follows the name of the subject in the sentence, such as the two statuses of a moved order. */
const sentenceEnd = (action: AuditAction, details: AuditDetails): string => {
  switch (action) {
    case 'addNote':
      return `: ${noteLabel(details.to ?? '')}`;
    case 'decideParcel':
      return `: ${details.from ?? ''}, ${details.to ?? ''}`;
    case 'makeHandover':
    case 'confirmHandover':
      return `: ${details.to ?? ''} from ${details.from ?? ''}`;
    case 'writeOffCash':
      return `: ${details.to ?? ''}`;
    case 'setSoldOut':
      return `as ${details.to ?? ''}`;
    case 'mergeCategory':
      return `into ${details.to ?? ''}`;
    case 'changeRole':
      return fromTo(details, roleName);
    case 'printOrders':
      return `: ${paperTitle(details.to ?? '')} ${rowCount(details)}`.trimEnd();
    case 'importProducts':
      return `from ${details.from ?? ''}: ${details.to ?? ''}`;
    case 'tellShoppers':
    case 'removeStockRequests':
      return `${itemsInBrackets(details)}${rowCount(details)}`;
    case 'exportCash':
    case 'exportConsignments':
    case 'exportOrders':
    case 'exportFigures':
    case 'exportCustomers':
    case 'exportProducts':
    case 'exportAuditLog':
      return rowCount(details);
    default:
      return whatChanged(details);
  }
};

/** The sentence about an action in parts, so that a screen can make the name of the subject a link. */
export interface AuditSentence {
  readonly start: string;
  /** Empty when the action names no subject. */
  readonly label: string;
  readonly end: string;
}

/** The sentence of an entry: `Moved order`, `HK-7Q4K-2M`, `from Pending to Confirmed`. */
export const auditSentence = ({
  action,
  subject,
  details,
}: Pick<AuditEntry, 'action' | 'subject' | 'details'>): AuditSentence => {
  const [_label, start] = actionTexts[action];
  const namesNoSubject = action === 'signIn' || action === 'rename' || subject.kind === 'list';
  return { start, label: namesNoSubject ? '' : subject.label, end: sentenceEnd(action, details) };
};

/** The sentence as one text. */
export const auditText = (entry: Pick<AuditEntry, 'action' | 'subject' | 'details'>): string => {
  const { start, label, end } = auditSentence(entry);
  const separator = end === '' || end.startsWith(':') ? '' : ' ';
  return `${start}${label === '' ? '' : ` ${label}`}${separator}${end}`;
};

const readDetails = (raw: unknown): AuditDetails => {
  if (!isRecord(raw)) return {};
  const rows = readNumber(raw.rows);
  const fields = readTexts(raw.fields);
  return {
    ...(typeof raw.from === 'string' ? { from: raw.from } : {}),
    ...(typeof raw.to === 'string' ? { to: raw.to } : {}),
    ...(fields.length === 0 ? {} : { fields }),
    ...(rows === null ? {} : { rows }),
  };
};

/** The entry that a host sent; `null` for an unknown action, role or kind of subject. */
export const readAuditEntry = (raw: unknown): AuditEntry | null => {
  if (!isRecord(raw) || !isRecord(raw.subject)) return null;
  const { subject } = raw;
  const action = readAuditAction(raw.action);
  const role = roles.find((name) => name === raw.role);
  const kind = auditSubjectKinds.find((name) => name === subject.kind);
  if (action === undefined || role === undefined || kind === undefined) return null;
  return {
    _id: readText(raw._id),
    at: readText(raw.at),
    by: readText(raw.by),
    email: readText(raw.email),
    uid: readText(raw.uid),
    role,
    action,
    subject: { kind, id: readText(subject.id), label: readText(subject.label) },
    details: readDetails(raw.details),
    requestId: readText(raw.requestId),
  };
};
