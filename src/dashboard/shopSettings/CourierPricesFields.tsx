import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { couriers } from '#domain/consignments/couriers.ts';
import { emptyTier, mayAddTier } from '#domain/shop/courierPricesForm.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { from } from '#ui/theme/media.ts';
import { priceInput, TierFields, TierRow, ZoneFields } from './TierFields.tsx';
import type { AgreedPrices } from './useAgreedPrices.ts';

interface CourierPricesFieldsProps {
  readonly agreed: AgreedPrices;
  /** Place of the courier's prices in the list of agreed prices, from 0. */
  readonly index: number;
  /** Whether a press has just added the courier's prices: then their first field takes the focus. */
  readonly takesFocus: boolean;
  readonly onRemove: () => void;
}

const returnFeeKinds = [
  { value: 'percent', label: messages.percentOfTheDeliveryFee },
  { value: 'taka', label: messages.taka },
];

/** The fields for the agreed prices of one courier: a row for each weight, a column for each zone, and further fees. */
export const CourierPricesFields = ({ agreed, index, takesFocus, onRemove }: CourierPricesFieldsProps) => {
  const prices = agreed.prices[index];
  const { rootRef, addButtonRef, addTier, removeTier, newTierIndex } = useTiers(agreed, index);
  if (prices === undefined) return null;
  const { name } = couriers[prices.courier];
  return (
    <Root ref={rootRef} tabIndex={-1} aria-label={messages.pricesOf(name)}>
      <Header>
        <h3>{name}</h3>
        <Button tone="plain" size="s" aria-label={messages.removeThePricesOf(name)} onClick={onRemove}>
          {messages.remove}
        </Button>
      </Header>
      {prices.tiers.map((_tier, tierIndex) => {
        const path = `[${index}].tiers[${tierIndex}]`;
        const isNewTier = tierIndex === newTierIndex;
        const isFirstTier = tierIndex === 0;
        return (
          <TierFields
            key={path}
            agreed={agreed}
            path={path}
            index={tierIndex}
            name={name}
            takesFocus={isNewTier || (takesFocus && isFirstTier)}
            onRemove={prices.tiers.length === 1 ? null : () => removeTier(tierIndex)}
          />
        );
      })}
      <TierRow role="group" aria-label={messages.eachFurtherKilogram}>
        <span>{messages.eachFurtherKg}</span>
        <ZoneFields agreed={agreed} path={`[${index}].furtherKg`} />
      </TierRow>
      <div>
        <Button
          ref={addButtonRef}
          tone="quiet"
          size="s"
          disabled={!mayAddTier(prices)}
          aria-label={messages.addAWeightFor(name)}
          onClick={addTier}
        >
          {messages.addAWeight}
        </Button>
      </div>
      <Fees>
        <TextField
          {...priceInput}
          {...agreed.field(`[${index}].codPercent`)}
          label={messages.percentOfTheCollectedMoney}
        />
        <TextField
          {...priceInput}
          {...agreed.field(`[${index}].returnFee`)}
          label={messages.returnedParcelInAll}
        />
        <Select
          {...agreed.field(`[${index}].returnFeeIn`)}
          label={messages.thatFeeIsIn}
          options={returnFeeKinds}
        />
      </Fees>
    </Root>
  );
};

/** Functions that add and remove a courier's rows of weights, and move the focus. */
const useTiers = ({ prices, change, removeTier }: AgreedPrices, index: number) => {
  const rootRef = useRef<HTMLElement>(null);
  const addButtonRef = useRef<HTMLButtonElement>(null);
  const [newTierIndex, setNewTierIndex] = useState<number | null>(null);
  const courierPrices = prices[index];
  const tiers = courierPrices?.tiers ?? [];
  return {
    rootRef,
    addButtonRef,
    /** Index of the row that a press has just added; `null` for none. */
    newTierIndex,
    addTier: () => {
      setNewTierIndex(tiers.length);
      if (courierPrices === undefined) return;
      change(prices.with(index, { ...courierPrices, tiers: [...tiers, emptyTier] }));
    },
    removeTier: (tierIndex: number) => {
      setNewTierIndex(null);
      // The pressed button is about to be removed, with the focus. While there are the most weights, the button that adds one is disabled.
      if (addButtonRef.current?.disabled) rootRef.current?.focus();
      else addButtonRef.current?.focus();
      removeTier(index, tierIndex);
    },
  };
};

const Root = styled.section`
  display: grid;
  gap: var(--space-3);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--line);
  input { text-align: end; font-variant-numeric: tabular-nums; }
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  h3 { font-size: var(--text-s); }
`;

const Fees = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-3);
  ${from.medium} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;
