import { styled } from 'styled-components';
import { useOrderProfitQuery } from '#api/cash/orderProfitApi.ts';
import { useCapability } from '#api/client/useCapability.ts';
import { couriers } from '#domain/consignments/couriers.ts';
import type { CostSource } from '#domain/consignments/deliveryCost.ts';
import { isProfitComplete, type OrderProfit } from '#domain/orders/orderProfit.ts';
import { formatExactTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/overview.ts';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { Totals } from '../OrderTotals.tsx';

/** The profit of an order, part by part, with the source of each amount; for admins (CA-7). */
export const ProfitCard = ({ orderId }: { readonly orderId: string }) => {
  const isSupported = useCapability('consignments');
  const query = useOrderProfitQuery(orderId, { ...refetchOnMount, skip: !isSupported });
  const { currentData: profit, isError, refetch } = query;
  if (!isSupported) return null;
  if (isError && profit === undefined) return <LoadFailure what={messages.theProfit} onRetry={refetch} />;
  // Nothing before the profit has loaded (`undefined`), for an order without one (`null`), and for a cancelled order without a
  // parcel, which has earned and cost nothing.
  if (profit == null || (!profit.isSold && profit.parcels.length === 0)) return null;
  return (
    <TitledCard title={messages.profit}>
      <List>
        {partsOf(profit).map(({ label, amount, note }) => (
          <div key={label}>
            <dt>
              {label}
              {note !== '' && <small>{note}</small>}
            </dt>
            <dd>{amount === null ? '–' : formatExactTaka(amount)}</dd>
          </div>
        ))}
        <div>
          <dt>
            {sumLabelOf(profit)}
            {!isProfitComplete(profit) && <small>{messages.withoutTheUnknown}</small>}
          </dt>
          <dd>{formatExactTaka(profit.profit)}</dd>
        </div>
      </List>
    </TitledCard>
  );
};

interface ProfitPart {
  readonly label: string;
  /** Taka, negative for a cost; `null` when it is not known. */
  readonly amount: number | null;
  /** Where the amount is from, or what it lacks; `''` for nothing to say. */
  readonly note: string;
}

const sourceTexts: Readonly<Record<CostSource, string>> = {
  billed: messages.billedInAStatement,
  agreed: messages.agreedPrice,
  quoted: messages.toldByTheCourier,
};

/** Whether no goods have a known cost. A sold order has no line once all of its pieces have come back: nothing is unknown of them. */
const hasNoGoodsCost = ({ lines, linesWithoutCost }: OrderProfit): boolean =>
  lines > 0 && linesWithoutCost === lines;

/** What the sum of all parts is called. Without any cost of goods it is no profit. */
const sumLabelOf = (profit: OrderProfit): string => {
  // A cancelled or returned order brings nothing more, a delivered one has brought all.
  const isFinal = profit.isDelivered || !profit.isSold;
  if (hasNoGoodsCost(profit)) return isFinal ? messages.leftBeforeGoods : messages.expectedBeforeGoods;
  return isFinal ? messages.profit : messages.expectedProfit;
};

const goodsCostOf = (profit: OrderProfit): ProfitPart => {
  const { goodsCost, lines, linesWithoutCost } = profit;
  const label = messages.costOfGoods;
  if (hasNoGoodsCost(profit)) return { label, amount: null, note: messages.notKnown };
  const note =
    linesWithoutCost === 0 ? messages.ofGoodsReceived : messages.notKnownOfLines(linesWithoutCost, lines);
  return { label, amount: -goodsCost, note };
};

/** What the delivery has cost, a part for each parcel. */
const deliveryCostsOf = ({ parcels }: OrderProfit): ProfitPart[] => {
  if (parcels.length === 0) return [{ label: messages.delivery, amount: null, note: messages.noParcelYet }];
  return parcels.map(({ courier, invoice, cost, source }) => ({
    label: `${couriers[courier].name}, ${invoice}`,
    amount: cost === null ? null : -cost,
    note: source === null ? messages.notKnown : sourceTexts[source],
  }));
};

/** What the sale has brought, and what the goods have cost. */
const saleOf = (profit: OrderProfit): ProfitPart[] => {
  const { goods, charge, otherMoney } = profit;
  const otherMoneyPart =
    otherMoney === 0
      ? []
      : [{ label: messages.collectedBeside, amount: otherMoney, note: messages.notForGoodsOrCharge }];
  if (!profit.isSold)
    return [
      { label: messages.goodsAndCharge, amount: 0, note: messages.cancelledOrReturned },
      ...otherMoneyPart,
      // Goods that a courier lost.
      ...(profit.lines === 0 ? [] : [goodsCostOf(profit)]),
    ];
  return [
    { label: messages.goods, amount: goods, note: '' },
    { label: messages.deliveryCharge, amount: charge, note: '' },
    ...otherMoneyPart,
    goodsCostOf(profit),
  ];
};

const partsOf = (profit: OrderProfit): ProfitPart[] => {
  const settled = { label: messages.compensationAndWriteOffs, amount: profit.settled, note: '' };
  return [...saleOf(profit), ...deliveryCostsOf(profit), ...(profit.settled === 0 ? [] : [settled])];
};

const List = styled(Totals)`
  margin: 0;

  dt {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: var(--ink-faint);
    font-size: var(--text-xs);
    font-weight: 400;
  }

  dd {
    white-space: nowrap;
  }
`;
