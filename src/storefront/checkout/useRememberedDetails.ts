import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { accountKey, type RememberedDetails } from '#domain/checkout/rememberedDetails.ts';
import { selectIsSettled, selectUser } from '#slices/sessionSlice.ts';
import { forgetDetails, readDetails, rememberDetails } from '../layout/detailsStorage.ts';
import { forgetRecent } from '../products/recentStorage.ts';

/** The details that this device remembers for the account, and whether the shopper wants it to (SH-2). */
export const useRememberedDetails = () => {
  const user = useSelector(selectUser);
  // Before the session is settled, a signed-in user would be shown the details of a guest.
  const isSettled = useSelector(selectIsSettled);
  /** What the shopper chose about remembering; `null` before. */
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isForgotten, setForgotten] = useState(false);
  const key = accountKey(user?.uid ?? null);
  const details = useMemo(
    () => (isSettled && !isForgotten ? readDetails(key) : null),
    [isSettled, isForgotten, key],
  );
  // Details that are remembered were wanted at an earlier order.
  const isWanted = choice ?? details !== null;
  return {
    details,
    isForgotten,
    isWanted,
    setWanted: setChoice,
    forget: (): void => {
      forgetDetails(key);
      // A shared phone is to keep nothing of the shopper, also not which products were seen.
      forgetRecent();
      setForgotten(true);
      setChoice(false);
    },
    /** To call after an order: stores its details or, if that is not wanted, removes the details of earlier orders. */
    keep: (form: RememberedDetails): void => {
      if (isWanted) rememberDetails(key, form);
      else forgetDetails(key);
    },
  };
};

export type RememberedState = ReturnType<typeof useRememberedDetails>;
