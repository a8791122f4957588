import { styled } from 'styled-components';
import { deliveryAreas } from '#domain/checkout/delivery.ts';
import { freeShippingOver, returnDays } from '#domain/shop/constants.ts';
import { formatTaka } from '#domain/values/money.ts';
import { Icon } from '#ui/icons/Icon.tsx';

const [inDhaka, outside] = deliveryAreas;

/** The return policy and the free-shipping note (PD-8). */
export const Policies = () => (
  <List>
    <li>
      <Icon name="truck" size={22} />
      <p>
        <strong>Free shipping</strong> on orders over {formatTaka(freeShippingOver)}. Otherwise{' '}
        {formatTaka(inDhaka.charge)} inside and {formatTaka(outside.charge)} outside of Dhaka.
      </p>
    </li>
    <li>
      <Icon name="return" size={22} />
      <p>
        <strong>{returnDays} days return</strong> for any reason. If you refuse a correct item, you pay the
        delivery man the courier charge: {formatTaka(inDhaka.charge)} (Dhaka) or {formatTaka(outside.charge)}{' '}
        (outside).
      </p>
    </li>
    <li>
      <Icon name="cash" size={22} />
      <p>
        <strong>Cash on delivery</strong> all over Bangladesh.
      </p>
    </li>
  </List>
);

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
