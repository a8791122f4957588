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
const GoToOtherLanguage = () => {
  const { pathname, search, hash } = useLocation();
  const address = localAddress(other.prefix, pathname + search + hash);
  useEffect(() => location.replace(address), [address]);
  return <LayoutSkeleton />;
};

/**
 * Stores the language of this page with the account, if its user chose that language in this browser. The browser forgets the
 * choice as soon as the account has it.
 */
const useStoredChoice = (uid: string): void => {
  const { language: accountLanguage } = useSelector(selectRoles);
  const [setAccountLanguage] = useSetAccountLanguageMutation();
  const canStore = useCapability('accountLanguage');
  useEffect(() => {
    // On a host without the capability, only this browser remembers the choice.
    if (!canStore) return;
    if (chosenLanguage(uid) !== language) return;
    if (accountLanguage === language) {
      forgetChosenLanguage();
      return;
    }
    // After a failure, the next opening of the dashboard tries again.
    const keepChoice = () => undefined;
    setAccountLanguage(language).unwrap().then(forgetChosenLanguage, keepChoice);
  }, [uid, accountLanguage, canStore, setAccountLanguage]);
};

interface InAccountLanguageProps {
  readonly uid: string;
  /** The dashboard. */
  readonly children: ReactNode;
}

/**
 * Shows the dashboard in the language that the account has chosen, whatever the address says; for an account that has chosen
 * none, in the language of the address (BN-2).
 */
export const InAccountLanguage = ({ uid, children }: InAccountLanguageProps) => {
  const { language: accountLanguage } = useSelector(selectRoles);
  // Decided once, at the opening: a choice in another tab must not take away a form that is being filled in here.
  const [wantedLanguage] = useState(() => chosenLanguage(uid) ?? accountLanguage ?? language);
  useStoredChoice(uid);
  return wantedLanguage !== language ? <GoToOtherLanguage /> : children;
};
