import type { TrackedDelivery } from '#domain/orders/tracking.ts';
import { districtName } from '#messages/domain/districts.ts';
import { nameOf } from '#messages/domain/names.ts';
import * as messages from '#messages/storefront/tracking.tsx';
import { Details, Section } from './orderPageStyles.ts';

interface OrderDetailsProps {
  readonly delivery: TrackedDelivery;
  readonly comment?: string;
}

/** Shows to whom and where the order goes. */
export const OrderDetails = ({ delivery, comment = '' }: OrderDetailsProps) => {
  const { name, mobileNumber, address, district, deliveryArea } = delivery;
  const rows = [
    [messages.name, name],
    [messages.phone, mobileNumber],
    [messages.address, [address, districtName(district)].filter((part) => part !== '').join('\n')],
    [messages.deliveryArea, nameOf(deliveryArea)],
    [messages.comment, comment],
  ];
  return (
    <Section aria-label={messages.delivery}>
      <h2>{messages.delivery}</h2>
      <Details>
        {rows.map(([term, value]) =>
          value === '' ? null : (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </Details>
    </Section>
  );
};
