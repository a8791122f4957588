import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { formatTaka } from '#domain/values/money.ts';
import { daysText } from '#messages/domain/days.ts';
import * as messages from '#messages/storefront/product.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Arrival } from './Arrival.tsx';

/** When it arrives (BY-6), the return policy and the free-shipping note (PD-8). */
export const Policies = () => {
  const { chargeInside, chargeOutside, freeDeliveryOver, returnDays } = useShop();
  const [inside, outside] = [formatTaka(chargeInside), formatTaka(chargeOutside)];
  const charges = `${inside} inside and ${outside} outside of Dhaka.`;
  return (
    <List>
      <li>
        <Icon name="map-pin" size={22} />
        <Arrival />
      </li>
      <li>
        <Icon name="truck" size={22} />
        {freeDeliveryOver === null ? (
          <p>
            <strong>{messages.delivery}</strong> {charges}
          </p>
        ) : (
          <p>
            <strong>{messages.freeShipping}</strong> on orders over {formatTaka(freeDeliveryOver)}. Otherwise{' '}
            {charges}
          </p>
        )}
      </li>
      <li>
        <Icon name="return" size={22} />
        <p>
          {returnDays === 0 ? (
            <strong>{messages.noReturns}</strong>
          ) : (
            <>
              <strong>{messages.returnLabel(daysText(returnDays))}</strong> for any reason.
            </>
          )}{' '}
          If you refuse a correct item, you pay the delivery man the courier charge: {inside} (Dhaka) or{' '}
          {outside} (outside).
        </p>
      </li>
      <li>
        <Icon name="cash" size={22} />
        <p>
          <strong>{messages.cashOnDelivery}</strong> all over Bangladesh.
        </p>
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
