import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '#slices/sessionSlice.ts';

/** How many accounts have left this page. */
export const useSignOutCount = (): number => {
  const uid = useSelector(selectUser)?.uid ?? null;
  const [seen, setSeen] = useState({ uid, signOuts: 0 });
  // Set while rendering: React renders again at once, without showing the outdated result.
  if (seen.uid !== uid) setSeen({ uid, signOuts: seen.signOuts + (seen.uid === null ? 0 : 1) });
  return seen.signOuts;
};
