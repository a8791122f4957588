import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { accountKey, type RememberedDetails } from '#domain/checkout/rememberedDetails.ts';
import { selectIsSettled, selectUser } from '#slices/sessionSlice.ts';
import { forgetDetails, readDetails, rememberDetails } from '../layout/detailsStorage.ts';
import { forgetRecent } from '../products/recentStorage.ts';

/** What this device remembers for the account, and whether the shopper wants that (SH-2). */
export const useRememberedDetails = () => {
  const user = useSelector(selectUser);
  // Before the session is settled, the details of a guest would show to an account.
  const isSettled = useSelector(selectIsSettled);
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isForgotten, setForgotten] = useState(false);
  const key = accountKey(user?.uid ?? null);
  const details = useMemo(
    () => (isSettled && !isForgotten ? readDetails(key) : null),
    [isSettled, isForgotten, key],
  );
  const isWanted = choice ?? details !== null;
  return {
    details,
    isForgotten,
    isWanted,
    setWanted: setChoice,
    forget: (): void => {
      forgetDetails(key);
      forgetRecent();
      setForgotten(true);
      setChoice(false);
    },
    /** After an order: stores its details, or removes those of earlier ones. */
    keep: (form: RememberedDetails): void => {
      if (isWanted) rememberDetails(key, form);
      else forgetDetails(key);
    },
  };
};

export type RememberedState = ReturnType<typeof useRememberedDetails>;
