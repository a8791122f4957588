import { skipToken } from '@reduxjs/toolkit/query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { isNotFound } from '#api/client/isNotFound.ts';
import type { OrderListArgs } from '#api/orders/orderListArgs.ts';
import { useNeighboursQuery } from '#api/orders/orderNeighboursApi.ts';
import { useGetOrderQuery, useOrderPageQuery } from '#api/orders/ordersApi.ts';
import { countedOrders, type OrderNeighbours } from '#domain/orders/orderNeighbours.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/dashboard/orders/overview.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { useShortcuts } from '../../components/shortcuts/useShortcuts.ts';
import { useListNavigation } from './useListNavigation.ts';

/** Leads back to the list that the order was opened from, and to its previous and next order (MD-11). */
export const ListNavigation = ({ orderId }: { readonly orderId: string }) => {
  // `label` is the name of the list; `null` for an order that was not opened from one. `listArgs` has the query arguments for all orders of
  // the list, and for the page of it from which this order was opened.
  const { label, to, listArgs, goBack, handleBackClick } = useListNavigation();
  // Keeps the list's page cached, so that Back shows it at once at its scroll position. Nobody sees it here: to fetch it again would make
  // new orders count as seen.
  useOrderPageQuery(listArgs?.page ?? skipToken, { refetchOnFocus: false, refetchOnReconnect: false });
  useShortcuts(label === null ? [] : [{ keys: ['u'], label: messages.backTo(label), run: goBack }]);
  if (label === null) return null;
  return (
    <Root aria-label={messages.theListOfThisOrder}>
      <BackLink to={to} onClick={handleBackClick}>
        <StaffIcon name="arrow-left" size={18} /> {messages.backTo(label)}
      </BackLink>
      {listArgs !== null && <Neighbours orderId={orderId} args={listArgs.all} />}
    </Root>
  );
};

/** `3 of 25`; `''` for an order too far down to be counted, and a sentence for an order that has left the list. */
const positionText = ({ position, total }: OrderNeighbours): string => {
  if (position !== null) {
    return total === null
      ? messages.placeOfMoreThan(formatCount(position), formatCount(countedOrders))
      : messages.placeOf(formatCount(position), formatCount(total));
  }
  return total === null ? '' : messages.noLongerInThisList;
};

interface NeighboursProps {
  readonly orderId: string;
  readonly args: OrderListArgs;
}

const Neighbours = ({ orderId, args }: NeighboursProps) => {
  const { currentData, error, isFetching, refetch } = useNeighboursQuery(
    { ...args, id: orderId },
    refetchOnMount,
  );
  const { previous = null, next = null } = currentData ?? {};
  // Fetched ahead, so that the next order shows at once.
  useGetOrderQuery(next === null ? skipToken : { id: next, email: args.email });
  const stepBy = useSteps(orderId, currentData);
  useShortcuts([
    { keys: ['j'], label: messages.nextOrder, run: () => stepBy(1) },
    { keys: ['k'], label: messages.previousOrder, run: () => stepBy(-1) },
  ]);
  // Below, the screen itself says that there is no such order.
  if (isNotFound(error) && currentData === undefined) return null;
  if (error !== undefined && currentData === undefined)
    return <LoadFailure what={messages.otherOrdersOfTheList} onRetry={refetch} busy={isFetching} />;
  return (
    <Steps>
      <StepLink id={previous}>
        <Icon name="chevron-left" size={18} /> {messages.previous}
      </StepLink>
      <Caption aria-live="polite">{currentData === undefined ? '' : positionText(currentData)}</Caption>
      <StepLink id={next}>
        {messages.next} <Icon name="chevron-right" size={18} />
      </StepLink>
    </Steps>
  );
};

/**
 * Returns a function that opens the next (`1`) or previous (`-1`) order. A step needs the neighbours of the shown order. Steps that are
 * asked for before the neighbours have loaded are counted, and made one by one: each order that is reached loads its own neighbours first.
 */
const useSteps = (orderId: string, neighbours: OrderNeighbours | undefined) => {
  const navigate = useNavigate();
  const { linkTo } = useListNavigation();
  /** How many steps are still to be made from the order `fromId`; negative towards previous orders. */
  const pending = useRef({ fromId: orderId, steps: 0 });
  const makeStep = (): void => {
    const { fromId, steps } = pending.current;
    if (fromId !== orderId || steps === 0 || neighbours === undefined) return;
    const neighbour = steps > 0 ? neighbours.next : neighbours.previous;
    if (neighbour === null) {
      pending.current = { fromId: orderId, steps: 0 };
      return;
    }
    pending.current = { fromId: neighbour, steps: steps - Math.sign(steps) };
    const { to, ...options } = linkTo(neighbour);
    void navigate(to, options);
  };
  // After each render, in which the neighbours may have arrived.
  useEffect(makeStep);
  return (offset: 1 | -1): void => {
    const { fromId, steps } = pending.current;
    const stepsFromHere = fromId === orderId ? steps : 0;
    pending.current = { fromId: orderId, steps: stepsFromHere + offset };
    makeStep();
  };
};

const StepLink = ({ id, children }: { readonly id: string | null; readonly children: ReactNode }) => {
  const { linkTo } = useListNavigation();
  if (id === null)
    return (
      <Button tone="plain" size="s" disabled>
        {children}
      </Button>
    );
  return (
    <ButtonLink tone="plain" size="s" {...linkTo(id)}>
      {children}
    </ButtonLink>
  );
};

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
`;

const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  color: var(--accent);
  font-size: var(--text-s);
  font-weight: 600;
`;

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;

const Caption = styled.span`
  color: var(--ink-soft);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;
