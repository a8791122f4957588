import { exportAuditLog, useAuditEntriesQuery } from '#api/auditApi.ts';
import { auditFilterLengths } from '#domain/audit.ts';
import { pageSizes } from '#domain/constants.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Table } from '#ui/layout/Table.tsx';
import { screenHandle } from '../components/addresses.ts';
import { ExportCsvButton } from '../components/ExportCsvButton.tsx';
import { ListPage } from '../components/ListPage.tsx';
import { freshOnMount } from '../components/queryOptions.ts';
import { usePagination } from '../components/usePagination.ts';
import { useSearchParam } from '../components/useSearchParam.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { auditColumns } from './auditColumns.tsx';
import { useAuditFilter } from './useAuditFilter.ts';

const heading = 'Audit Log';
export const handle = screenHandle(heading);

/** What staff did, newest first (MD-10). */
export const Component = () => {
  const search = useSearchParam();
  const filters = useAuditFilter();
  const pagination = usePagination();
  const filter = { ...filters.filter, subject: search.search || undefined };
  const query = useAuditEntriesQuery({ ...filter, after: pagination.after }, freshOnMount);
  const page = query.currentData ?? undefined;
  if (query.data === null)
    return <EmptyState isFullScreen title={heading} text="This shop's server keeps no audit log." />;
  return (
    <ListPage
      title={heading}
      noun="actions"
      query={{ ...query, isLoading: page === undefined && !query.isError }}
      page={page}
      pagination={{ ...pagination, size: pageSizes.auditEntries }}
      search={{
        ...search,
        label: 'Search by order number, product or name',
        placeholder: 'Order number, product, name',
        maxLength: auditFilterLengths.subject,
      }}
      filters={<AuditFilters filters={filters} />}
      activeFilter={filters.count > 0 ? filters : undefined}
      action={
        <ExportCsvButton
          name="audit-log"
          failure="The audit log could not be exported."
          exportFile={(onProgress) => exportAuditLog(filter, onProgress)}
        />
      }
      empty={{
        title: 'Nothing was done yet',
        text: 'What staff do appears here, from this version of the shop on.',
        icon: <Icon name="list" size={32} />,
      }}
    >
      <Table
        caption={heading}
        columns={auditColumns}
        rows={page?.items ?? []}
        rowKey={(entry) => entry._id}
        busy={query.isFetching}
      />
    </ListPage>
  );
};
