import { styled } from 'styled-components';
import { doorReturnsText, type PhoneHistory } from '#domain/orders/phoneHistory.ts';

/** What parcels that nobody took have cost the shop, beside the history of a phone number (CR-11). */
export const DoorReturns = ({ phoneHistory }: { readonly phoneHistory: PhoneHistory }) => {
  const text = doorReturnsText(phoneHistory);
  return text === '' ? null : <Text>{text}</Text>;
};

const Text = styled.p`
  color: var(--ink);
  font-size: var(--text-s);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
