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

/** In characters. A longer code does not fit into half of a phone's card, and may break; those of the known couriers are shorter. */
const longestLine = 16;

const Code = ({ code, urlOf }: CodeProps) => {
  const isLong = code.length > longestLine || undefined;
  if (urlOf === null) return <code data-long={isLong}>{code}</code>;
  return (
    <a href={urlOf(code)} target="_blank" rel="noreferrer" data-long={isLong}>
      {code}
    </a>
  );
};

const Root = styled.span`
  overflow-wrap: anywhere;

  > :is(a, code):not([data-long]) {
    white-space: nowrap;
  }

  a {
    color: var(--accent);
    font-weight: 600;
  }
`;
