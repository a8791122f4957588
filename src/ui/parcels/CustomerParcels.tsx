import { styled } from 'styled-components';
import { isOpenStage } from '#domain/consignments/consignmentStage.ts';
import type { CustomerParcel } from '#domain/consignments/customerParcel.ts';
import { parcelMessages } from '#domain/messages/parcelMessages.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/ui/parcels.ts';
import { Bilingual } from '../layout/Bilingual.tsx';

/** Shows a customer who carries each parcel of the order, its tracking code or link, and its stage in the shop's words (CR-9). */
export const CustomerParcels = ({ parcels }: { readonly parcels: readonly CustomerParcel[] }) => (
  <List>
    {/* Keyed by position: two parcels of one courier may have no code. */}
    {Object.entries(parcels).map(([index, { courier, trackingCode, trackingUrl, stage, exchangeAmount }]) => (
      <li key={index}>
        {exchangeAmount === undefined ? null : <p>{exchangeText(stage, exchangeAmount)}</p>}
        <p>
          <strong>{courier}</strong>{' '}
          {trackingCode !== null && trackingUrl === null && <code>{trackingCode}</code>}
          {trackingCode !== null && trackingUrl !== null && (
            <a href={trackingUrl} target="_blank" rel="noreferrer">
              {trackingCode}
            </a>
          )}
        </p>
        <p>
          <Bilingual text={parcelMessages[stage]} />
        </p>
      </li>
    ))}
  </List>
);

/** That a parcel is an exchange and no second delivery, with what is to be paid for it while it is on its way. */
const exchangeText = (stage: CustomerParcel['stage'], amount: number): string => {
  if (!isOpenStage(stage)) return messages.exchange;
  return amount === 0 ? messages.exchangeWithoutPay : messages.exchangeToPay(formatTaka(amount));
};

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  font-size: var(--text-s);
  overflow-wrap: anywhere;

  a {
    color: var(--accent);
    font-weight: 600;
  }
`;
