import { useState } from 'react';
import { styled } from 'styled-components';
import { exportCashOutstanding, useCashOutstandingQuery } from '#api/cash/cashApi.ts';
import { useCapability } from '#api/client/useCapability.ts';
import { type CashHolder, holderRows, sumsByAge } from '#domain/consignments/cashHolder.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { ExportCsvButton } from '../../components/actions/ExportCsvButton.tsx';
import { ListSkeleton } from '../../components/loading/ListSkeleton.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { addresses, screenHandle } from '../../components/routing/addresses.ts';
import { OutstandingTable } from './OutstandingTable.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';

const heading = 'Cash';
export const handle = screenHandle(heading);

/** Who holds how much of the shop's cash since when (CA-5). */
export const Component = () => {
  const isSupported = useCapability('consignments');
  const {
    currentData: sums,
    isError,
    isFetching,
    refetch,
  } = useCashOutstandingQuery(undefined, {
    ...refetchOnMount,
    skip: !isSupported,
  });
  const [reminded, setReminded] = useState<CashHolder | null>(null);
  if (!isSupported)
    return <EmptyState isFullScreen title={heading} text="This shop's server doesn't follow parcels." />;
  return (
    <Root>
      <PageTitle
        aside={
          <Row gap={2}>
            <ButtonLink tone="plain" to={addresses.handovers}>
              Handovers
            </ButtonLink>
            <ExportCsvButton
              name="cash"
              failure="The cash could not be exported."
              exportFile={exportCashOutstanding}
            />
          </Row>
        }
      >
        {heading}
      </PageTitle>
      {isError && sums === undefined && <LoadFailure what="The cash" onRetry={refetch} busy={isFetching} />}
      {!isError && sums === undefined && <ListSkeleton />}
      {sums?.length === 0 && (
        <EmptyState
          title="Nobody holds cash"
          text="What couriers and riders have collected and not handed over appears here."
          icon={<StaffIcon name="cash" size={32} />}
        />
      )}
      {sums !== undefined && sums.length > 0 && (
        <>
          <p>
            What couriers and riders have collected and the shop has not received, in days since the delivery.
          </p>
          <OutstandingTable rows={holderRows(sums)} all={sumsByAge(sums)} onRemind={setReminded} />
        </>
      )}
      {reminded !== null && <ReminderDialog holder={reminded} onClose={() => setReminded(null)} />}
    </Root>
  );
};

const Root = styled.section`
  display: grid;
  gap: var(--space-4);

  > p {
    margin: 0;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
`;
