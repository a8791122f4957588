import { useState } from 'react';
import { styled } from 'styled-components';
import { exportCashOutstanding, useCashOutstandingQuery } from '#api/cash/cashApi.ts';
import { type CashHolder, holderRows, sumsByAge } from '#domain/consignments/cashHolder.ts';
import * as messages from '#messages/dashboard/orders/cash.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { ExportCsvButton } from '../../components/actions/ExportCsvButton.tsx';
import { PartNotLoaded } from '../../components/loading/PartNotLoaded.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { addresses, screenHandle } from '../../components/routing/addresses.ts';
import { withCapability } from '../../components/routing/withCapability.tsx';
import { OutstandingTable } from './OutstandingTable.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';

const heading = messages.cash;
export const handle = screenHandle(heading);

/** Who holds how much of the shop's cash, and for how long (CA-5). */
const CashScreen = () => {
  const query = useCashOutstandingQuery(undefined, refetchOnMount);
  const sums = query.currentData;
  /** The holder for whom the reminder is open. */
  const [remindedHolder, setRemindedHolder] = useState<CashHolder | null>(null);
  return (
    <Root>
      <PageTitle
        aside={
          <Row gap={2}>
            <ButtonLink tone="plain" to={addresses.handovers}>
              {messages.handovers}
            </ButtonLink>
            <ExportCsvButton
              name="cash"
              failure={messages.cashNotExported}
              exportFile={exportCashOutstanding}
            />
          </Row>
        }
      >
        {heading}
      </PageTitle>
      {sums === undefined && <PartNotLoaded what={messages.theCash} query={query} />}
      {sums?.length === 0 && (
        <EmptyState
          title={messages.nobodyHoldsCash}
          text={messages.nobodyHoldsCashText}
          icon={<StaffIcon name="cash" size={32} />}
        />
      )}
      {sums !== undefined && sums.length > 0 && (
        <>
          <p>{messages.aboutCash}</p>
          <OutstandingTable rows={holderRows(sums)} totals={sumsByAge(sums)} onRemind={setRemindedHolder} />
        </>
      )}
      {remindedHolder !== null && (
        <ReminderDialog holder={remindedHolder} onClose={() => setRemindedHolder(null)} />
      )}
    </Root>
  );
};

export const Component = withCapability('consignments', CashScreen, heading, messages.parcelsNotFollowed);

const Root = styled.section`
  display: grid;
  gap: var(--space-4);

  > p {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
`;
