import { type AuditFilter, auditFilterLengths } from '#domain/staff/audit.ts';
import { readAuditAction } from '#domain/staff/auditActions.ts';
import { readDay, useListFilter } from '../components/filters/useListFilter.ts';

/** Reads the filter from the address, without the subject, which the list's search reads; ignores invalid values. */
const readAuditFilter = (params: URLSearchParams): Omit<AuditFilter, 'subject'> => ({
  account: params.get('account')?.trim().slice(0, auditFilterLengths.account) || undefined,
  action: readAuditAction(params.get('action')),
  from: readDay(params, 'from'),
  to: readDay(params, 'to'),
});

/** The filter of the audit log, stored in the address. */
export const useAuditFilter = () => useListFilter(readAuditFilter, ['account', 'action', 'from', 'to']);
