import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { endingCode } from '#domain/accounts/actorError.ts';
import { authMessage } from '#domain/messages/authMessage.ts';
import { selectFailure } from '#slices/sessionSlice.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { useHydrated } from '#ui/hooks/useClientValue.ts';
import { signInReason } from './returnPath.ts';

/** Says why the user was sent to the login: a page needs an account, or the session has ended (AU-11, AU-15). */
export const SignInReason = () => {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const endedBy = endingCode(useSelector(selectFailure));
  // The server does not know the navigation state.
  const reasonOfPage = isHydrated ? signInReason(state) : null;
  const reasonOfEnd = endedBy === null ? null : authMessage(endedBy).message;
  const reason = reasonOfPage ?? reasonOfEnd;
  return reason === null ? null : <Notice tone="warning">{reason}</Notice>;
};
