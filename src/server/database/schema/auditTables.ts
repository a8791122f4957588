import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Role } from '#domain/accounts/role.ts';
import type { AuditSubjectKind } from '#domain/staff/audit.ts';
import type { AuditAction } from '#domain/staff/auditActions.ts';
import type { AuditDetails } from '#domain/staff/auditDetails.ts';
import { actor, instant } from './columnTypes.ts';

/** The audit log. */

/**
 * What staff did, append-only (MD-10): triggers refuse to change an entry, and to delete one except in the
 * transaction that removes old ones.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text().primaryKey(),
    at: instant('at').notNull(),
    ...actor,
    /** The account's e-mail address at that time. */
    byEmail: text('by_email').notNull(),
    /** The role in force at that time. */
    byRole: text('by_role').$type<Role>().notNull(),
    action: text().$type<AuditAction>().notNull(),
    subjectKind: text('subject_kind').$type<AuditSubjectKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    subjectLabel: text('subject_label').notNull(),
    details: jsonb().$type<AuditDetails>().notNull(),
    /** The request's id in the server's log. */
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_entries_newest').on(table.at, table.id),
    index('audit_entries_account').on(table.byEmail, table.byName),
    index('audit_entries_subject').on(table.subjectId, table.at, table.id),
  ],
);
