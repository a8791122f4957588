import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { isDeliveredFree } from '#domain/shop/orderTerms.ts';
import type { PublicSettings } from '#domain/shop/shopSettings.ts';
import { formatExactTaka, formatTaka, sum } from '#domain/values/money.ts';
import * as messages from '#messages/storefront/checkout.tsx';
import type { OrderSums } from './orderPayload.ts';

interface OrderTotalsProps {
  readonly sums: OrderSums;
  /** Whether a delivery area is chosen; before that the charge is unknown. */
  readonly hasArea: boolean;
}

/** The sums of the order, including free delivery (CO-4, PD-8). */
export const OrderTotals = ({ sums, hasArea }: OrderTotalsProps) => {
  const shop = useShop();
  const isFree = isDeliveredFree(shop, sums.subTotal);
  // In an area whose charge is 0 delivery is called free too, as AreaSection does. Without lines the charge is 0 as well, but not known.
  const hasNoCharge = isFree || (hasArea && sums.charge === 0 && sums.subTotal > 0);
  const note = noteText(shop, sums.subTotal);
  const charge = hasArea ? formatExactTaka(sums.charge) : messages.chooseYourArea;
  return (
    <div>
      <List>
        <div>
          <dt>{messages.subTotal}</dt>
          <dd>{formatExactTaka(sums.subTotal)}</dd>
        </div>
        <div>
          <dt>{messages.deliveryCharge}</dt>
          <dd>{hasNoCharge ? <Free>{messages.free}</Free> : charge}</dd>
        </div>
        <div data-total>
          <dt>{messages.total}</dt>
          <dd>{formatExactTaka(sums.total)}</dd>
        </div>
      </List>
      {note === null ? null : <Note data-free={isFree || undefined}>{note}</Note>}
    </div>
  );
};

/** The sentence about free delivery; `null` in a shop that has none. */
const noteText = (shop: PublicSettings, subTotal: number): string | null => {
  const { freeDeliveryOver } = shop;
  if (freeDeliveryOver === null) return null;
  const limit = formatTaka(freeDeliveryOver);
  if (isDeliveredFree(shop, subTotal)) return messages.deliveryIsFree(limit);
  const remaining = sum([freeDeliveryOver, -subTotal]);
  return remaining === 0
    ? messages.deliveryIsFreeOver(limit)
    : messages.deliveryIsFreeAfter(limit, formatTaka(remaining));
};

const List = styled.dl`
  display: grid;
  gap: var(--space-2);
  font-variant-numeric: tabular-nums;
  > div { display: flex; justify-content: space-between; gap: var(--space-4); color: var(--ink-soft); }
  dd { text-align: end; }
  [data-total] {
    margin-block-start: var(--space-2);
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line);
    color: var(--ink);
    font-size: var(--text-l);
    font-weight: 700;
  }
`;
const Free = styled.strong`
  color: var(--good);
`;
const Note = styled.p`
  margin-block-start: var(--space-2);
  font-size: var(--text-s);
  color: var(--ink-soft);
  &[data-free] { color: var(--good); font-weight: 600; }
`;
