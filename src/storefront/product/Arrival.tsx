import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useShop } from '#api/client/useShop.ts';
import { storageKeys } from '#domain/shop/constants.ts';
import { daysInside, daysOutside, spanText } from '#domain/shop/deliveryDays.ts';
import * as messages from '#messages/storefront/product.tsx';
import { browserStorage } from '#slices/browserStorage.ts';
import { selectIsSettled, selectUser } from '#slices/sessionSlice.ts';
import type { DaysOfDistrict } from './knownDays.ts';

const { local, session } = browserStorage;

/** In how many days a delivery arrives, in the shopper's district if it is known (BY-6). No date, since the page may come from a cache. */
export const Arrival = () => {
  const shop = useShop();
  const uid = useSelector(selectUser)?.uid ?? null;
  const isSettled = useSelector(selectIsSettled);
  const [daysOfDistrict, setDaysOfDistrict] = useState<DaysOfDistrict | null>(null);
  useEffect(() => {
    // The names of the districts are not part of a first visit: they load if this browser may have stored a district. Not before the
    // session is settled, since a signed-in user would be shown the district of a guest.
    if (isSettled && mayHaveStoredDistrict())
      import('./knownDays.ts').then(
        ({ knownDays }) => setDaysOfDistrict(knownDays(shop, uid)),
        // If the code cannot be loaded, the days of both areas stay.
        () => undefined,
      );
  }, [shop, uid, isSettled]);
  if (daysOfDistrict === null)
    return <p>{messages.arrivesIn(spanText(daysInside(shop)), spanText(daysOutside(shop)))}</p>;
  return <p>{messages.arrivesInDistrict(daysOfDistrict.span, daysOfDistrict.district)}</p>;
};

/** Whether this tab has a checkout, or this browser details of an earlier order. */
const mayHaveStoredDistrict = (): boolean =>
  session.getItem(storageKeys.checkout) !== null || local.getItem(storageKeys.details) !== null;
