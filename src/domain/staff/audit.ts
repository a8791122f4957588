import { type Role, roles } from '../accounts/role.ts';
import { emailLength } from '../values/email.ts';
import { isRecord, readText } from '../values/parse.ts';
import { type AuditAction, actionTexts, readAuditAction } from './auditActions.ts';
import { type AuditDetails, readAuditDetails, sentenceEnd } from './auditDetails.ts';

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
export const auditFilterLengths = { account: emailLength, subject: 200 } as const;

/** The sentence about an action in parts, so that a screen can make the name of the subject a link. */
interface AuditSentence {
  readonly start: string;
  /** Empty when the action names no subject. */
  readonly label: string;
  readonly end: string;
}

/** The sentence of an entry: `Moved order`, `HK-7Q4K-2E`, `from Pending to Confirmed`. */
export const auditSentence = ({
  action,
  subject,
  details,
}: Pick<AuditEntry, 'action' | 'subject' | 'details'>): AuditSentence => {
  const [_label, start] = actionTexts[action];
  // At a sign-in and a change of one's name the subject is the actor.
  const namesNoSubject = action === 'signIn' || action === 'rename' || subject.kind === 'list';
  return { start, label: namesNoSubject ? '' : subject.label, end: sentenceEnd(action, details) };
};

/** The sentence as one text. */
export const auditText = (entry: Pick<AuditEntry, 'action' | 'subject' | 'details'>): string => {
  const { start, label, end } = auditSentence(entry);
  const separator = end === '' || end.startsWith(':') ? '' : ' ';
  return `${start}${label === '' ? '' : ` ${label}`}${separator}${end}`;
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
    details: readAuditDetails(raw.details),
    requestId: readText(raw.requestId),
  };
};
