import { styled } from 'styled-components';
import { type DeliveryZone, deliveryZones } from '#domain/shop/courierPrices.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { focusOnMount } from '#ui/hooks/focusOnMount.ts';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { from } from '#ui/theme/media.ts';
import type { AgreedPrices } from './useAgreedPrices.ts';

const zoneLabels: Readonly<Record<DeliveryZone, string>> = {
  sameCity: messages.sameCity,
  suburbs: messages.suburbs,
  outside: messages.outside,
};

/** The props of the fields for prices, and for the weights up to which they hold. */
export const priceInput = { inputMode: 'decimal', autoComplete: 'off', required: true } as const;

interface TierFieldsProps {
  readonly agreed: AgreedPrices;
  /** Path of the row among the agreed prices: `[0].tiers[1]`. */
  readonly path: string;
  /** Place of the row among the rows of its courier, from 0. */
  readonly index: number;
  /** Name of the courier. */
  readonly name: string;
  readonly takesFocus: boolean;
  /** `null` if the row is the only one, which cannot be removed. */
  readonly onRemove: (() => void) | null;
}

/** A row of fields: a weight, and the prices of parcels up to it in each zone. */
export const TierFields = ({ agreed, path, index, name, takesFocus, onRemove }: TierFieldsProps) => (
  <TierRow role="group" aria-label={messages.weight(index + 1)}>
    <TextField
      {...priceInput}
      {...agreed.field(`${path}.upTo`)}
      label={messages.upToKg}
      ref={takesFocus ? focusOnMount : undefined}
    />
    <ZoneFields agreed={agreed} path={path} />
    <IconButton
      label={messages.removeWeightOf(index + 1, name)}
      icon={<StaffIcon name="trash" />}
      disabled={onRemove === null}
      onClick={() => onRemove?.()}
    />
  </TierRow>
);

/** The fields for the price in each zone. */
export const ZoneFields = ({ agreed, path }: { readonly agreed: AgreedPrices; readonly path: string }) =>
  deliveryZones.map((zone) => (
    <TextField key={zone} {...priceInput} {...agreed.field(`${path}.${zone}`)} label={zoneLabels[zone]} />
  ));

/** In a narrow window the weight stands above its three prices; in a wide one only the first row shows the labels of the columns. */
export const TierRow = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: var(--space-2) var(--space-3);
  > span { grid-column: 1 / -1; font-size: var(--text-s); font-weight: 600; }
  /* The button stands beside the input, below the height of a label. */
  > button { justify-self: end; grid-column: 3; grid-row: 1; margin-block-start: calc(1.5 * var(--text-s) + var(--space-1)); }
  > div:first-child { grid-column: span 2; grid-row: 1; }
  ${from.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr)) var(--target);
    > span, > div:first-child { grid-column: 1; }
    > button { grid-column: 5; }
    & + & > button { margin-block-start: 0; }
    & + & > span { padding-block-start: var(--space-3); }
    & + & label {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
