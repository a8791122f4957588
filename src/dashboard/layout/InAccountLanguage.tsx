import { type ReactNode, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useSetAccountLanguageMutation } from '#api/accounts/accountLanguageApi.ts';
import { useCapability } from '#api/client/useCapability.ts';
import { localAddress } from '#domain/pages/languages.ts';
import type { Language } from '#domain/values/language.ts';
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
 * The language of the account, as far as this document knows: the roles were loaded before the language of this page was stored. The key
 * keeps the result of storing it while the user is in the storefront.
 */
const useAccountLanguage = (uid: string): Language | undefined => {
  const { language: loadedLanguage } = useSelector(selectRoles);
  const [, { isSuccess: isStored }] = useSetAccountLanguageMutation({ fixedCacheKey: uid });
  return isStored ? language : loadedLanguage;
};

/**
 * Stores the language of this page with the account, if its user chose that language in this browser. The browser forgets the
 * choice as soon as the account has it.
 */
const useStoredChoice = (uid: string, accountLanguage: Language | undefined): void => {
  const [setAccountLanguage] = useSetAccountLanguageMutation({ fixedCacheKey: uid });
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
  const accountLanguage = useAccountLanguage(uid);
  // Decided once, at the opening: a choice in another tab must not take away a form that is being filled in here.
  const [wantedLanguage] = useState(() => chosenLanguage(uid) ?? accountLanguage ?? language);
  useStoredChoice(uid, accountLanguage);
  return wantedLanguage !== language ? <GoToOtherLanguage /> : children;
};
