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
    { term: messages.name, value: name },
    { term: messages.phone, value: mobileNumber },
    {
      term: messages.address,
      value: [address, districtName(district)].filter((part) => part !== '').join('\n'),
    },
    { term: messages.deliveryArea, value: nameOf(deliveryArea) },
    { term: messages.comment, value: comment },
  ];
  return (
    <Section aria-label={messages.delivery}>
      <h2>{messages.delivery}</h2>
      <Details>
        {rows.map(({ term, value }) =>
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
