import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { formatTaka } from '#domain/values/money.ts';
import { daysText } from '#messages/domain/days.ts';
import * as messages from '#messages/storefront/product.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Arrival } from './Arrival.tsx';

/** When a delivery arrives (BY-6), what it costs, the return policy and how to pay (PD-8). */
export const Policies = () => {
  const { chargeInside, chargeOutside, freeDeliveryOver, returnDays } = useShop();
  const [inside, outside] = [formatTaka(chargeInside), formatTaka(chargeOutside)];
  return (
    <List>
      <li>
        <Icon name="map-pin" size={22} />
        <Arrival />
      </li>
      <li>
        <Icon name="truck" size={22} />
        <p>
          {freeDeliveryOver === null
            ? messages.delivery(inside, outside)
            : messages.freeShipping(formatTaka(freeDeliveryOver), inside, outside)}
        </p>
      </li>
      <li>
        <Icon name="return" size={22} />
        <p>
          {returnDays === 0
            ? messages.noReturns(inside, outside)
            : messages.returnWithin(daysText(returnDays), inside, outside)}
        </p>
      </li>
      <li>
        <Icon name="cash" size={22} />
        <p>{messages.cashOnDelivery()}</p>
      </li>
    </List>
  );
};

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background: var(--surface-sunken);
  font-size: var(--text-s);
  li { display: grid; grid-template-columns: auto 1fr; gap: var(--space-3); color: var(--ink-soft); }
  strong { color: var(--ink); font-weight: 650; }
  svg { color: var(--accent); }
`;
