import { styled } from 'styled-components';
import { useCapability } from '#api/client/useCapability.ts';
import { useCourierDeskQuery, usePhoneAdviceQuery } from '#api/orders/courierDeskApi.ts';
import { phoneAdviceText } from '#domain/consignments/phoneAdvice.ts';
import type { Order } from '#domain/orders/order.ts';
import * as messages from '#messages/dashboard/orders/caller.ts';
import { shownText } from '#messages/refusals/sentences.ts';

/**
 * What a courier knows about the phone number of a pending order (CR-10); nothing for other orders, or if none of the shop's couriers
 * scores numbers. The courier is asked as soon as this is shown.
 */
export const PhoneAdviceLine = ({ order }: { readonly order: Order }) => {
  const isSupported = useCapability('consignments');
  const { data: desk } = useCourierDeskQuery(undefined, { skip: !isSupported });
  // The courier that scores numbers; `null` if the shop has none, and until the overview of its couriers has loaded.
  const scoringCourier = desk?.scoresPhones ?? null;
  const asks = order.orderStatus === 'Pending' && scoringCourier !== null;
  const { currentData, isError } = usePhoneAdviceQuery(order._id, { skip: !asks });
  if (!asks) return null;
  if (isError) return <Text>{messages.scoreNotKnown}</Text>;
  // The advice is worded in English; `shownText` gives it in the language of the page.
  return currentData === undefined ? null : <Text>{shownText(phoneAdviceText(currentData))}</Text>;
};

const Text = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
`;
