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
      {trackingCode !== null && <Code code={trackingCode} urlOf={trackingUrl} />}
    </Root>
  );
};

interface CodeProps {
  readonly code: string;
  /** The courier's page for a code; `null` if the courier has none. */
  readonly urlOf: CourierDetails['trackingUrl'];
}

const Code = ({ code, urlOf }: CodeProps) =>
  urlOf === null ? (
    <code>{code}</code>
  ) : (
    <a href={urlOf(code)} target="_blank" rel="noreferrer">
      {code}
    </a>
  );

const Root = styled.span`
  overflow-wrap: anywhere;

  a {
    color: var(--accent);
    font-weight: 600;
  }
`;
