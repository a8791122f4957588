import { type ReactNode, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useSetAccountLanguageMutation } from '#api/accounts/accountLanguageApi.ts';
import { useCapability } from '#api/client/useCapability.ts';
import { localAddress } from '#domain/pages/languages.ts';
import { language, other } from '#messages/language.ts';
import { selectRoles } from '#slices/sessionSlice.ts';
import { chosenLanguage, forgetChosenLanguage } from './chosenLanguage.ts';
import { LayoutSkeleton } from './LayoutSkeleton.tsx';

/** Opens the same page in the other language. */
const Leaving = () => {
  const { pathname, search, hash } = useLocation();
  const address = localAddress(other.prefix, pathname + search + hash);
  useEffect(() => location.replace(address), [address]);
  return <LayoutSkeleton />;
};

/** Gives the account the language of this page if it was chosen in this browser. */
const useRememberedChoice = (uid: string): void => {
  const { language: remembered } = useSelector(selectRoles);
  const [setAccountLanguage] = useSetAccountLanguageMutation();
  const canRemember = useCapability('accountLanguage');
  useEffect(() => {
    // Elsewhere the browser alone remembers it.
    if (!canRemember || chosenLanguage(uid) !== language) return;
    if (remembered === language) forgetChosenLanguage();
    // After a failure the next opening tries again.
    else
      setAccountLanguage(language)
        .unwrap()
        .then(forgetChosenLanguage, () => undefined);
  }, [uid, remembered, canRemember, setAccountLanguage]);
};

interface InAccountLanguageProps {
  readonly uid: string;
  /** The dashboard. */
  readonly children: ReactNode;
}

/**
 * The dashboard in the language that its account has chosen, whatever the address; an account that has chosen none has that
 * of the address (BN-2).
 */
export const InAccountLanguage = ({ uid, children }: InAccountLanguageProps) => {
  const { language: remembered } = useSelector(selectRoles);
  // Decided at the opening: a choice in another tab must not take away a form that is being filled in.
  const [isLeaving] = useState(() => (chosenLanguage(uid) ?? remembered ?? language) !== language);
  useRememberedChoice(uid);
  return isLeaving ? <Leaving /> : children;
};
