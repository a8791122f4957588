import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { isStaff } from '#domain/accounts/role.ts';
import { orderName } from '#domain/orders/order.ts';
import type { PhoneHistory } from '#domain/orders/phoneHistory.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/list.ts';
import { dateWords } from '#messages/dates.ts';
import { districtName } from '#messages/domain/districts.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { WarningButton } from '../../components/actions/WarningButton.tsx';
import { Facts } from '../../components/layout/Facts.ts';
import { MoveButton } from '../moves/MoveButton.tsx';
import { OrderMarks } from '../OrderMarks.tsx';
import { PhoneLink } from '../PhoneLink.tsx';
import { RefreshButton } from '../RefreshButton.tsx';
import { MoreButton } from './MoreButton.tsx';
import { OrderAge } from './OrderAge.tsx';
import { OrderNotices } from './OrderNotices.tsx';
import { OverviewLink } from './OverviewLink.tsx';
import { ParcelMarkText } from './ParcelMarkText.tsx';
import { ProductsSummary } from './ProductsSummary.tsx';
import { ReturnWindowOver } from './ReturnWindowOver.tsx';
import { type RowActionsProps, useRowActions } from './useRowActions.ts';

interface OrderCardProps extends RowActionsProps {
  readonly phoneHistory: PhoneHistory | undefined;
  readonly checkbox: ReactNode;
}

/** The card of one order on a phone: three lines, and all else behind the button More (MD-6). */
export const OrderCard = ({ phoneHistory, checkbox, ...props }: OrderCardProps) => {
  const { order, at } = props;
  const { name, mobileNumber } = order.customerData;
  return (
    <Root>
      <Row>
        {checkbox}
        <OrderNumber>{orderName(order)}</OrderNumber>
        <Age>
          <OrderAge order={order} at={at} />
        </Age>
        <StatusBadge status={order.orderStatus} />
      </Row>
      <OrderNotices order={order} phoneHistory={phoneHistory} />
      {isStaff(props.by) && <OrderMarks order={order} />}
      <ParcelMarkText mark={props.parcelMark} />
      <Row>
        <Name>{name}</Name>
        <PhoneLink number={mobileNumber} />
        <strong>{formatTaka(order.total)}</strong>
      </Row>
      <CardActions {...props} />
    </Root>
  );
};

/** What can be done with the order: its next step, and behind the button More all else, with the details that a table would show. */
const CardActions = (props: RowActionsProps) => {
  const { order, by } = props;
  const [isOpen, setIsOpen] = useState(false);
  const restId = useId();
  const { busy, remove, moveProps, main, others, canRemove, isReturnTooLate } = useRowActions(props);
  // Another user has moved the order: it gets no moves before the list is fetched again.
  const isStale = order.othersChange !== undefined;
  // Without a main button the link to the overview takes its place.
  const hasMainButton = main !== null || isStale;
  return (
    <>
      <Row>
        <ProductsSummary lines={order.products} />
        {isStale && <RefreshButton />}
        {main !== null && !isStale && <MoveButton {...moveProps} offer={main} isMain />}
        {!hasMainButton && <OverviewLink order={order} by={by} />}
        <MoreButton order={order} isOpen={isOpen} controls={restId} onToggle={() => setIsOpen(!isOpen)} />
      </Row>
      <Rest id={restId} hidden={!isOpen}>
        <Details>
          <dt>{messages.orderId}</dt>
          <dd>
            <code>{order._id}</code>
          </dd>
          <dt>{messages.orderDate}</dt>
          <dd>{dateWords(`${order.date} ${order.time}`)}</dd>
          <dt>{messages.customerName}</dt>
          <dd>{order.customerData.name}</dd>
          <dt>{messages.district}</dt>
          <dd>{districtName(order.customerData.district)}</dd>
        </Details>
        <Buttons>
          {!isStale && others.map((offer) => <MoveButton key={offer.type} {...moveProps} offer={offer} />)}
          {canRemove && !isStale && (
            <WarningButton disabled={busy} onClick={remove}>
              <StaffIcon name="trash" size={16} /> {messages.deleteOrder}
            </WarningButton>
          )}
          {hasMainButton && <OverviewLink order={order} by={by} />}
        </Buttons>
      </Rest>
      {isReturnTooLate && <ReturnWindowOver returnDays={order.returnDays} />}
    </>
  );
};

const Root = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  text-align: start;
`;

/** With text of twice the size it wraps: what takes the remaining width begins from 3em. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  min-height: var(--target);

  /* The press area of a checkbox is 10 px larger than its box on each side: beside the number it takes the place of the gap. */
  > label {
    margin-inline: -10px calc(-1 * var(--space-2));
  }

  > :is(button, a) {
    flex: none;
  }

  > button {
    padding-inline: 10px;
  }
`;

const OrderNumber = styled.strong`
  flex: 1 1 3em;
  min-width: 0;
  font-variant-numeric: tabular-nums;
`;

const Age = styled.span`
  color: var(--ink-soft);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Name = styled.span`
  flex: 1 1 3em;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Rest = styled.div`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-2);

  &[hidden] {
    display: none;
  }
`;

const Details = styled(Facts)`
  font-size: inherit;

  code {
    display: block;
    /* Two lines for the 24 characters of an id. */
    width: 12ch;
    user-select: all;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
