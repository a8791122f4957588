import { useCapability } from '#api/client/useCapability.ts';
import { consignmentsApi, exportConsignments, useConsignmentsQuery } from '#api/orders/consignmentsApi.ts';
import { pageSizes, searchLengths } from '#domain/shop/constants.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { Table } from '#ui/layout/Table.tsx';
import { ExportCsvButton } from '../../components/actions/ExportCsvButton.tsx';
import { useSearchParam } from '../../components/filters/useSearchParam.ts';
import { DenseTable } from '../../components/lists/DenseTable.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { bookingPolling } from '../../components/loading/bookingPolling.ts';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { usePagination } from '../../components/paging/usePagination.ts';
import { screenHandle } from '../../components/routing/addresses.ts';
import { ParcelFilters } from './ParcelFilters.tsx';
import { parcelColumns } from './parcelColumns.tsx';
import { useParcelFilter } from './useParcelFilter.ts';

const heading = 'Parcels';
export const handle = screenHandle(heading);

/** The parcels of all orders, newest first (CR-1). */
export const Component = () => {
  const search = useSearchParam();
  const filters = useParcelFilter();
  const pagination = usePagination();
  const filter = { ...filters.filter, search: search.search || undefined };
  const isSupported = useCapability('consignments');
  const args = { ...filter, after: pagination.after };
  const known = consignmentsApi.endpoints.consignments.useQueryState(args).data?.items ?? [];
  const query = useConsignmentsQuery(args, {
    ...refetchOnMount,
    ...bookingPolling(known),
    skip: !isSupported,
  });
  const page = query.currentData;
  if (!isSupported)
    return <EmptyState isFullScreen title={heading} text="This shop's server doesn't follow parcels." />;
  return (
    <ListPage
      title={heading}
      noun="parcels"
      query={query}
      page={page}
      pagination={{ ...pagination, size: pageSizes.parcels }}
      search={{
        ...search,
        label: 'Search by tracking code, invoice or phone number',
        placeholder: 'Tracking code, invoice, phone',
        maxLength: searchLengths.orders,
      }}
      filters={<ParcelFilters filters={filters} />}
      activeFilter={filters.count > 0 ? filters : undefined}
      action={
        <ExportCsvButton
          name="parcels"
          failure="The parcels could not be exported."
          exportFile={(onProgress) => exportConsignments(filter, onProgress)}
        />
      }
      empty={{
        title: 'No parcels yet',
        text: 'Open a confirmed order and give it to a courier.',
        icon: <StaffIcon name="box" size={32} />,
      }}
    >
      <DenseTable>
        <Table
          caption={heading}
          columns={parcelColumns}
          rows={page?.items ?? []}
          rowKey={(parcel) => parcel.id}
          busy={query.isFetching}
        />
      </DenseTable>
    </ListPage>
  );
};
