import { exportAuditLog, useAuditEntriesQuery } from '#api/staff/auditApi.ts';
import { pageSizes } from '#domain/shop/constants.ts';
import { auditFilterLengths } from '#domain/staff/audit.ts';
import * as messages from '#messages/dashboard/audit.ts';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { ExportCsvButton } from '../components/actions/ExportCsvButton.tsx';
import { useListSearch } from '../components/filters/useListSearch.ts';
import { TablePage } from '../components/lists/TablePage.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { usePagination } from '../components/paging/usePagination.ts';
import { screenHandle } from '../components/routing/addresses.ts';
import { withCapability } from '../components/routing/withCapability.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { auditColumns } from './auditColumns.tsx';
import { useAuditFilter } from './useAuditFilter.ts';

const heading = messages.auditLog;
export const handle = screenHandle(heading);

/** The screen with the audit log: what staff did, newest first (MD-10). */
const AuditLogScreen = () => {
  const search = useListSearch();
  const filters = useAuditFilter();
  const pagination = usePagination();
  const filter = { ...filters.filter, subject: search.text || undefined };
  const query = useAuditEntriesQuery({ ...filter, after: pagination.after }, refetchOnMount);
  const page = query.currentData;
  return (
    <TablePage
      title={heading}
      noun={messages.actions}
      query={query}
      page={page}
      pagination={{ ...pagination, size: pageSizes.auditEntries }}
      search={{
        ...search,
        label: messages.searchByOrderProductOrName,
        placeholder: messages.orderProductOrName,
        maxLength: auditFilterLengths.subject,
      }}
      filters={<AuditFilters filters={filters} />}
      activeFilter={filters.count > 0 ? filters : undefined}
      action={
        <ExportCsvButton
          name="audit-log"
          failure={messages.theAuditLogCouldNotBeExported}
          exportFile={(onProgress) => exportAuditLog(filter, onProgress)}
        />
      }
      empty={{
        title: messages.nothingHereYet,
        text: messages.whatStaffDoAppearsHere,
        icon: <StaffIcon name="list" size={32} />,
      }}
      columns={auditColumns}
      rowKey={(entry) => entry._id}
    />
  );
};

export const Component = withCapability('auditLog', AuditLogScreen, heading, messages.noAuditLogIsKept);
