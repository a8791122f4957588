import { styled } from 'styled-components';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { type CourierDetails, couriers } from '#domain/consignments/couriers.ts';

/** The courier of a parcel, the own rider if one carries it, and the tracking code as a link to the courier's page in a new tab. */
export const TrackingCodeLink = ({
  parcel: { courier, rider = null, trackingCode },
}: {
  readonly parcel: Pick<Consignment, 'courier' | 'trackingCode'> & { readonly rider?: string | null };
}) => {
  const { name, trackingUrl }: CourierDetails = couriers[courier];
  return (
    <Root>
      {name}
      {rider !== null && ` ${rider}`}{' '}
      {trackingCode !== null &&
        (trackingUrl === null ? (
          <code>{trackingCode}</code>
        ) : (
          <a href={trackingUrl(trackingCode)} target="_blank" rel="noreferrer">
            {trackingCode}
          </a>
        ))}
    </Root>
  );
};

const Root = styled.span`
  overflow-wrap: anywhere;

  a {
    color: var(--accent);
    font-weight: 600;
  }
`;
