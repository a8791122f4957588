import { consignmentsApi, exportConsignments, useConsignmentsQuery } from '#api/orders/consignmentsApi.ts';
import { pageSizes, searchLengths } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/orders/parcels.ts';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { ExportCsvButton } from '../../components/actions/ExportCsvButton.tsx';
import { useListSearch } from '../../components/filters/useListSearch.ts';
import { TablePage } from '../../components/lists/TablePage.tsx';
import { bookingPolling } from '../../components/loading/bookingPolling.ts';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { usePagination } from '../../components/paging/usePagination.ts';
import { screenHandle } from '../../components/routing/addresses.ts';
import { withCapability } from '../../components/routing/withCapability.tsx';
import { FileAgain } from './FileAgain.tsx';
import { ParcelFilters } from './ParcelFilters.tsx';
import { PickupRequest } from './PickupRequest.tsx';
import { parcelColumns } from './parcelColumns.tsx';
import { useParcelFilter } from './useParcelFilter.ts';

const heading = messages.parcels;
export const handle = screenHandle(heading);

/** The parcels of all orders, newest first (CR-1). */
const ParcelsScreen = () => {
  const search = useListSearch();
  const filters = useParcelFilter();
  const pagination = usePagination();
  const filter = { ...filters.filter, search: search.text || undefined };
  const args = { ...filter, after: pagination.after };
  // The page is fetched again and again while one of its parcels is being booked, as far as the cache knows.
  const cachedParcels = consignmentsApi.endpoints.consignments.useQueryState(args).data?.items ?? [];
  const query = useConsignmentsQuery(args, {
    ...refetchOnMount,
    ...bookingPolling(cachedParcels),
  });
  const page = query.currentData;
  return (
    <TablePage
      title={heading}
      noun={messages.parcelsNoun}
      query={query}
      page={page}
      pagination={{ ...pagination, size: pageSizes.parcels }}
      search={{
        ...search,
        label: messages.searchParcels,
        placeholder: messages.searchPlaceholder,
        // Parcels are found by what orders are found by.
        maxLength: searchLengths.orders,
      }}
      filters={
        <>
          <PickupRequest />
          <ParcelFilters filters={filters} />
          <FileAgain key={filter.courier} filter={filter} page={page} />
        </>
      }
      activeFilter={filters.count > 0 ? filters : undefined}
      action={
        <ExportCsvButton
          name="parcels"
          failure={messages.parcelsNotExported}
          exportFile={(onProgress) => exportConsignments(filter, onProgress)}
        />
      }
      empty={{
        title: messages.noParcelsYet,
        text: messages.openAConfirmedOrder,
        icon: <StaffIcon name="box" size={32} />,
      }}
      isDense
      columns={parcelColumns}
      rowKey={(parcel) => parcel.id}
    />
  );
};

export const Component = withCapability('consignments', ParcelsScreen, heading, messages.parcelsNotFollowed);
