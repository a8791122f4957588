import { styled } from 'styled-components';
import { usePhoneHistoriesQuery } from '#api/orders/phoneHistoriesApi.ts';
import { type PhoneHistory, phoneWarnings } from '#domain/orders/phoneHistory.ts';
import { Badge } from '#ui/badges/Badge.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';

/** The warnings about an order's phone number as a list of badges; nothing without a warning (MD-3). */
export const PhoneWarnings = ({ phoneHistory }: { readonly phoneHistory: PhoneHistory | undefined }) => {
  const warnings = phoneHistory === undefined ? [] : phoneWarnings(phoneHistory);
  if (warnings.length === 0) return null;
  return (
    <List>
      {warnings.map(({ kind, label, text }) => (
        <li key={kind} title={text}>
          <Badge tone={kind === 'blocked' ? 'danger' : 'warning'}>
            <Icon name="warning" size={14} /> {label}
          </Badge>
        </li>
      ))}
    </List>
  );
};

/** The warnings about an order's phone number in full sentences, one notice for each (MD-3). */
export const PhoneNotices = ({ orderId }: { readonly orderId: string }) => {
  const phoneHistory = usePhoneHistoriesQuery([orderId], refetchOnMount).data?.[orderId];
  if (phoneHistory === undefined) return null;
  return phoneWarnings(phoneHistory).map(({ kind, text }) => (
    <Notice key={kind} tone="warning">
      {text}
    </Notice>
  ));
};

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);

  /* In a narrow column a label breaks between its words. */
  > li > span {
    white-space: normal;
  }
`;
