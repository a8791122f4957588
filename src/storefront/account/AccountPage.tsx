import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { selectSessionState } from '#slices/sessionSlice.ts';
import { AccountSheet, type AccountSheetProps } from './AccountSheet.tsx';
import { returnPath } from './returnPath.ts';

/** Where one signs in or up. Who is signed in already is sent on to where they came from (AU-2). */
export const AccountPage = (sheet: AccountSheetProps) => {
  const { state } = useLocation();
  const isSignedIn = useSelector(selectSessionState) === 'signedIn';
  return isSignedIn ? <Navigate to={returnPath(state)} replace /> : <AccountSheet {...sheet} />;
};
