import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import type { Order } from '#domain/orders/order.ts';
import { formatTaka } from '#domain/values/money.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';
import * as messages from '#messages/dashboard/orders/overview.ts';
import { dateWords } from '#messages/dates.ts';
import { districtName } from '#messages/domain/districts.ts';
import { nameOf } from '#messages/domain/names.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { from } from '#ui/theme/media.ts';
import { TitledCard } from '../../components/layout/TitledCard.tsx';

/** The data of an order in cards (OO-1). */
export const OrderCards = ({ order }: { readonly order: Order }) => {
  const customer = order.customerData;
  const { country } = useShop();
  return (
    <>
      <Details>
        <Detail name={messages.orderId}>
          {order.number !== null && <OrderNumber>{order.number}</OrderNumber>}
          <code>{order._id}</code>
        </Detail>
        <Detail name={messages.orderDate}>
          {dateWords(order.date)} <small>{dateWords(order.time)}</small>
        </Detail>
        <Detail name={messages.orderAmount}>{formatTaka(order.total)}</Detail>
        <Detail name={messages.orderStatus}>
          <StatusBadge status={order.orderStatus} />
        </Detail>
      </Details>
      <Cards>
        <Card as="section">
          {/* The customer and the recipient are the same: one card has both titles. */}
          <Titles>
            <h2>{messages.customerInfo}</h2>
            <h2>{messages.shippingDetails}</h2>
          </Titles>
          <AddressLines
            lines={[
              customer.name,
              customer.mobileNumber && (
                <a key="phone" href={phoneLink(customer.mobileNumber)}>
                  {customer.mobileNumber}
                </a>
              ),
              customer.address,
              districtName(customer.district),
              nameOf(country),
            ]}
          />
        </Card>
        <TitledCard title={messages.billingDetails}>
          <AddressLines
            lines={[customer.addressType, customer.deliveryArea, customer.paymentSystem].map(nameOf)}
          />
        </TitledCard>
      </Cards>
    </>
  );
};

const Detail = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Lines that another host has left empty (API-8) are left out. */
const AddressLines = ({ lines }: { readonly lines: readonly ReactNode[] }) => (
  <List>{Children.map(lines, (line) => (line === '' ? null : <li>{line}</li>))}</List>
);

const Details = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-l);
  background: var(--surface-sunken);

  div {
    min-width: 0;
  }

  div:first-child {
    grid-column: 1 / -1;
  }

  dt {
    color: var(--ink-faint);
    font-size: var(--text-xs);
    font-weight: 600;
    letter-spacing: 0.06em;
  }

  dd {
    margin-block-start: 2px;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  code {
    color: var(--ink-soft);
    font-size: var(--text-2xs);
    font-weight: 400;
  }

  small {
    color: var(--ink-soft);
    font-weight: 400;
    white-space: nowrap;
  }

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${from.medium} {
    grid-template-columns: 2fr repeat(3, 1fr);

    div:first-child {
      grid-column: auto;
    }
  }
`;

const OrderNumber = styled.span`
  display: block;
  font-size: var(--text-l);
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 210px), 1fr));
  gap: var(--space-4);
`;

const Titles = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  margin-block-end: var(--space-3);

  h2 {
    font-size: var(--text-m);
  }

  h2 + h2::before {
    margin-inline-end: var(--space-2);
    color: var(--ink-faint);
    content: '·';
  }
`;

const List = styled.ul`
  color: var(--ink-soft);
  font-size: var(--text-s);
  overflow-wrap: anywhere;

  li:first-child {
    color: var(--ink);
    font-weight: 600;
  }
`;
