import { styled } from 'styled-components';
import { usePhoneCustomerQuery } from '#api/orders/phoneOrdersApi.ts';
import { otherOrderCount, phoneKey } from '#domain/orders/phoneHistory.ts';
import { type EarlierAddress, type PhoneCustomer, phoneCustomerWarnings } from '#domain/orders/phoneOrder.ts';
import * as messages from '#messages/dashboard/orders/phoneOrder.tsx';
import { districtName } from '#messages/domain/districts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { countLabel } from '../../components/lists/countLabel.ts';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';

interface EarlierAddressesProps {
  /** The phone number as it is typed, perhaps not complete yet. */
  readonly mobileNumber: string;
  /** Called with the pressed address. */
  readonly onChoice: (address: EarlierAddress) => void;
}

/** Once a phone number is complete: how its orders ended, and its earlier addresses, each of which fills the form. */
export const EarlierAddresses = ({ mobileNumber, onChoice }: EarlierAddressesProps) => {
  /** The number as orders have it; `null` until it is complete. */
  const key = phoneKey(mobileNumber);
  const { currentData, isError, refetch } = usePhoneCustomerQuery(key ?? '', {
    ...refetchOnMount,
    skip: key === null,
  });
  if (key === null) return null;
  return (
    <Root>
      {isError && <LoadFailure what={messages.earlierOrdersOfThisNumber} onRetry={refetch} />}
      <div role="status">{currentData !== undefined && <EndedOrders customer={currentData} />}</div>
      {currentData !== undefined && currentData.addresses.length > 0 && (
        <List aria-label={messages.earlierAddressesOfThisNumber}>
          {currentData.addresses.map((address) => (
            <li key={`${address.district} ${address.address}`}>
              <span>
                <strong>{address.name}</strong>, {address.address}, {districtName(address.district)}
              </span>
              <Button tone="plain" size="s" onClick={() => onChoice(address)}>
                {messages.useThisAddress}
              </Button>
            </li>
          ))}
        </List>
      )}
    </Root>
  );
};

/** How the orders of the phone number ended, and the warnings about it. */
const EndedOrders = ({ customer }: { readonly customer: PhoneCustomer }) => {
  const warnings = phoneCustomerWarnings(customer);
  // All orders of the number are “other” ones: the one of this call is not placed yet.
  const count = otherOrderCount(customer);
  return (
    <Stack gap={2}>
      <Small>
        {count === 0
          ? messages.firstOrderOfThisNumber
          : messages.ordersEnded(countLabel(count, messages.orders), customer)}
      </Small>
      {warnings.map((text) => (
        <Notice key={text} tone="warning">
          {text}
        </Notice>
      ))}
    </Stack>
  );
};

const Root = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--space-3);
  min-width: 0;
`;

const Small = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-2);

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    font-size: var(--text-s);
  }

  span {
    flex: 1 1 220px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
