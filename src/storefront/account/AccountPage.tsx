import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { useSessionCommands } from '#api/accounts/sessionCommands.ts';
import { selectIsSettled, selectSessionState } from '#slices/sessionSlice.ts';
import { useKeptOnLanguageSwitch } from '../layout/language/useKeptOnLanguageSwitch.ts';
import { AccountLayout, type AccountLayoutProps } from './AccountLayout.tsx';
import { returnPath } from './returnPath.ts';

/** Page for signing in or up. Redirects a signed-in user to the return path (AU-2). */
export const AccountPage = (props: AccountLayoutProps) => {
  const returnTo = useReturnPath();
  const { loadSession } = useSessionCommands();
  // A visitor without a stored session does not have the code of signing in yet, which the form needs.
  useEffect(() => void loadSession(), [loadSession]);
  const isSettled = useSelector(selectIsSettled);
  const isSignedIn = useSelector(selectSessionState) === 'signedIn';
  const [hasBeenSettled, setHasBeenSettled] = useState(isSettled);
  // Never set back: signing in on this page makes the session unsettled again, and the form must stay.
  if (isSettled && !hasBeenSettled) setHasBeenSettled(true);
  if (isSignedIn) return <Navigate to={returnTo} replace />;
  return (
    <Root $isHidden={!hasBeenSettled}>
      <AccountLayout {...props} />
    </Root>
  );
};

/** Where to go after signing in, as the navigation state says. A switch of the language loads a page without this state, and keeps the path. */
const useReturnPath = (): string => {
  const location = useLocation();
  const navigate = useNavigate();
  const returnTo = returnPath(location.state);
  useKeptOnLanguageSwitch({ from: returnTo }, (keptState) => {
    if (location.state === null) void navigate(location, { replace: true, state: keptState });
  });
  return returnTo;
};

const appear = keyframes`
  to { visibility: visible; }
`;

/**
 * If public/person.js has found a stored token, the page is hidden until the session is settled, since a signed-in user will
 * be redirected. It appears after 6 seconds in any case, since the code that settles the session may not arrive.
 */
const Root = styled.div<{ readonly $isHidden: boolean }>`
  html[data-person='expected'] & {
    visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
    animation: ${appear} 1ms 6s forwards;
  }
`;
