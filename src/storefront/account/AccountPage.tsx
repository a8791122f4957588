import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { selectIsSettled, selectSessionState } from '#slices/sessionSlice.ts';
import { AccountSheet, type AccountSheetProps } from './AccountLayout.tsx';
import { returnPath } from './returnPath.ts';

/** Page for signing in or up. Redirects a signed-in user to the return path (AU-2). */
export const AccountPage = (sheet: AccountSheetProps) => {
  const { state } = useLocation();
  const isSettled = useSelector(selectIsSettled);
  const isSignedIn = useSelector(selectSessionState) === 'signedIn';
  const [isKnown, setIsKnown] = useState(isSettled);
  // Latched: signing in from this page makes the session unsettled again.
  if (isSettled && !isKnown) setIsKnown(true);
  if (isSignedIn) return <Navigate to={returnPath(state)} replace />;
  return (
    <Held $isHeld={!isKnown}>
      <AccountSheet {...sheet} />
    </Held>
  );
};

const appear = keyframes`
  to { visibility: visible; }
`;

/**
 * Hides the sheet until the session is settled when public/person.js found a token, since a signed-in user is
 * redirected. Without an answer the sheet appears after 6 seconds.
 */
const Held = styled.div<{ readonly $isHeld: boolean }>`
  html[data-person='expected'] & {
    visibility: ${({ $isHeld }) => ($isHeld ? 'hidden' : 'visible')};
    animation: ${appear} 1ms 6s forwards;
  }
`;
