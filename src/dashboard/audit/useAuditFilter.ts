import { useSearchParams } from 'react-router-dom';
import { type AuditFilter, auditFilterLengths, readAuditAction } from '#domain/audit.ts';
import { isDay } from '#domain/dates.ts';
import { useUpdateSearchParams } from '#ui/hooks/useUpdateSearchParams.ts';
import { withoutPagination } from '../components/usePagination.ts';

const names = ['account', 'action', 'from', 'to'] as const;
type AuditFilterName = (typeof names)[number];

/** The filter in the address besides the search for a subject; ignores invalid values. */
export const readAuditFilter = (params: URLSearchParams): Omit<AuditFilter, 'subject'> => {
  const day = (name: 'from' | 'to') => {
    const value = params.get(name) ?? '';
    return isDay(value) ? value : undefined;
  };
  return {
    account: params.get('account')?.trim().slice(0, auditFilterLengths.account) || undefined,
    action: readAuditAction(params.get('action')),
    from: day('from'),
    to: day('to'),
  };
};

/** The filter of the audit log, stored in the address. */
export const useAuditFilter = () => {
  const [params] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const change = (values: Partial<Record<AuditFilterName, string>>) =>
    updateSearchParams((params) => {
      const next = withoutPagination(params);
      for (const [name, value] of Object.entries(values)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  const filter = readAuditFilter(params);
  const count = Object.values(filter).filter((value) => value !== undefined).length;
  const clear = () => change(Object.fromEntries(names.map((name) => [name, ''])));
  return { filter, count, change, clear };
};
