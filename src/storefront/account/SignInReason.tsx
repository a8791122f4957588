import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { authMessages } from '#domain/messages/authMessages.ts';
import { selectHasEnded } from '#slices/sessionSlice.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { useHydrated } from '#ui/hooks/useHydrated.ts';
import { signInReason } from './returnPath.ts';

/** Why the user was redirected to the login (AU-11). */
export const SignInReason = () => {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const hasEnded = useSelector(selectHasEnded);
  const reason =
    (isHydrated ? signInReason(state) : null) ?? (hasEnded ? authMessages['token-refused'].message : null);
  return reason === null ? null : <Notice tone="warning">{reason}</Notice>;
};
