import { array, number, object, type Schema, string } from 'yup';
import { roles } from '#domain/accounts/role.ts';
import { type AuditEntry, auditFilterLengths, auditSubjectKinds } from '#domain/staff/audit.ts';
import { auditActions } from '#domain/staff/auditActions.ts';
import {
  type CallSchemas,
  choiceRule,
  dayRule,
  pageReply,
  pageRules,
  textRule,
} from '../call/callSchemas.ts';

const filterRules = {
  account: textRule('account', auditFilterLengths.account),
  action: choiceRule('action', auditActions),
  subject: textRule('subject', auditFilterLengths.subject),
  from: dayRule('from'),
  to: dayRule('to'),
};

const entryReply: Schema<AuditEntry> = object({
  _id: string().required(),
  at: string().required(),
  by: string().defined(),
  email: string().defined(),
  uid: string().defined(),
  role: string().required().oneOf(roles),
  action: string().required().oneOf(auditActions),
  subject: object({
    kind: string().required().oneOf(auditSubjectKinds),
    id: string().defined(),
    label: string().defined(),
  }).required(),
  details: object({
    from: string(),
    to: string(),
    fields: array(string().defined()),
    rows: number(),
  }).required(),
  requestId: string().defined(),
}).required();

/** Schemas of the calls in audit.ts; `AuditEntry` explains the fields of the reply. */
export const auditSchemas = {
  listAuditEntries: {
    query: object({ ...filterRules, ...pageRules }),
    reply: object({
      entries: array(entryReply).required(),
      ...pageReply,
    }),
  },
  exportAuditLog: {
    query: object(filterRules),
    reply: string().defined(),
    replyType: 'text/csv',
  },
} satisfies Record<string, CallSchemas>;
