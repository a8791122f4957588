import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { selectIsSettled, selectSessionState } from '#slices/sessionSlice.ts';
import { AccountSheet, type AccountSheetProps } from './AccountSheet.tsx';
import { returnPath } from './returnPath.ts';

/** Where one signs in or up. Who is signed in already is sent on to where they came from (AU-2). */
export const AccountPage = (sheet: AccountSheetProps) => {
  const { state } = useLocation();
  const isSettled = useSelector(selectIsSettled);
  const isSignedIn = useSelector(selectSessionState) === 'signedIn';
  const [isKnown, setIsKnown] = useState(isSettled);
  // Later the session is unsettled again while it is signed in from here.
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
 * Out of sight while it is asked who is here, where public/person.js expects somebody: they are sent on. Should
 * the answer not come, the sheet comes all the same.
 */
const Held = styled.div<{ readonly $isHeld: boolean }>`
  html[data-person='expected'] & {
    visibility: ${({ $isHeld }) => ($isHeld ? 'hidden' : 'visible')};
    animation: ${appear} 1ms 6s forwards;
  }
`;
