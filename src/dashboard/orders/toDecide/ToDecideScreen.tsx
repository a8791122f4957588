import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { toShopTime } from '#api/client/shopClock.ts';
import { useDecisionsQuery } from '#api/orders/decisionsApi.ts';
import type { WaitingAdvance } from '#domain/cash/waitingAdvance.ts';
import { timers } from '#domain/shop/constants.ts';
import type { DecisionList, ToDecide } from '#domain/staff/toDecide.ts';
import * as messages from '#messages/dashboard/orders/toDecide.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { useNavigateIfMounted } from '#ui/hooks/useNavigateIfMounted.ts';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { from } from '#ui/theme/media.ts';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { screenHandle } from '../../components/routing/addresses.ts';
import { withCapability } from '../../components/routing/withCapability.tsx';
import { useRowShortcuts } from '../../components/shortcuts/useRowShortcuts.ts';
import { useShortcuts } from '../../components/shortcuts/useShortcuts.ts';
import { overviewFrom, stateFromList } from '../orderOrigin.ts';
import { AdvanceRow } from './AdvanceRow.tsx';
import { DecisionRow } from './DecisionRow.tsx';

const heading = messages.toDecide;
export const handle = screenHandle(heading);

const rowIdOf = ({ kind, id }: ToDecide): string => `${kind} ${id}`;
const advanceRowId = ({ id }: WaitingAdvance): string => `advance ${id}`;

/** Why nothing was decided. */
interface Refusal {
  readonly rowId: string;
  readonly name: string;
  readonly problem: string;
}

/** What waits for a decision of staff: parcels, the most urgent first (CR-8), and advances (CA-10), each with its choices. */
const ToDecideScreen = () => {
  const query = useDecisionsQuery(undefined, {
    ...refetchOnMount,
    pollingInterval: timers.ordersPoll,
    skipPollingIfUnfocused: true,
  });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { listRef, handleFocus, goNext, shortcuts } = useRowShortcuts<HTMLOListElement>(messages.rowNoun);
  useShortcuts(shortcuts);
  const navigate = useNavigateIfMounted();
  const location = useLocation();
  // The time of the last answer, which polling renews: a render reads no clock.
  const now = toShopTime(query.fulfilledTimeStamp ?? 0);
  const list = query.currentData;
  const page = list && { items: [...list.decisions, ...list.advances], next: null, total: list.total };
  /** Goes on to the next row, or to the overview of the order with the id `orderToOpen`. */
  const goOnAfterDecision = (orderToOpen: string | null) => {
    setRefusal(null);
    goNext();
    if (orderToOpen === null) return;
    // An empty object: this list has no whole order that the overview could show at once.
    void navigate(overviewFrom(orderToOpen, location), { state: stateFromList({}) });
  };
  return (
    <ListPage
      title={heading}
      noun={messages.decisions}
      query={query}
      page={page}
      // In the place of the filters: this list has none.
      filters={refusal !== null && list !== undefined && <Refused {...refusal} list={list} />}
      empty={{
        title: messages.nothingToDecide,
        text: messages.whenDecisionsAppear,
        icon: <StaffIcon name="scales" size={32} />,
      }}
    >
      <List ref={listRef} onFocus={handleFocus}>
        {list?.decisions.map((decision) => (
          <li key={rowIdOf(decision)}>
            <DecisionRow
              rowId={rowIdOf(decision)}
              decision={decision}
              now={now}
              onDecided={goOnAfterDecision}
              onProblem={(problem) => setRefusal({ rowId: rowIdOf(decision), name: decision.name, problem })}
            />
          </li>
        ))}
        {list?.advances.map((advance) => (
          <li key={advanceRowId(advance)}>
            <AdvanceRow
              rowId={advanceRowId(advance)}
              advance={advance}
              onDecided={() => goOnAfterDecision(null)}
              onProblem={(problem) =>
                setRefusal({ rowId: advanceRowId(advance), name: advance.orderNumber, problem })
              }
            />
          </li>
        ))}
      </List>
    </ListPage>
  );
};

export const Component = withCapability(
  'consignments',
  ToDecideScreen,
  heading,
  messages.noParcelsOnThisServer,
);

/** Why nothing was decided, once the decision has left the list: a row that still waits says it itself. */
const Refused = ({ rowId, name, problem, list }: Refusal & { readonly list: DecisionList }) => {
  const rowIds = [...list.decisions.map(rowIdOf), ...list.advances.map(advanceRowId)];
  if (rowIds.includes(rowId)) return null;
  return (
    <Notice tone="danger">
      {name}: {problem}
    </Notice>
  );
};

const List = styled.ol`
  display: grid;
  gap: var(--space-4);

  ${from.container} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;
