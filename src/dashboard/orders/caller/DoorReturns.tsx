import { styled } from 'styled-components';
import { doorReturnsText, type PhoneHistory } from '#domain/orders/phoneHistory.ts';

/** How many parcels nobody at a phone number took, and what they cost the shop (CR-11); nothing if there were none. */
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
