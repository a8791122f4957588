import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import { mailLinkPath } from '#domain/accounts/session.ts';
import { localAddress } from '#domain/pages/languages.ts';
import { accountMessages } from '#messages/domain/accountMessages.ts';
import { other } from '#messages/language.ts';
import * as messages from '#messages/storefront/account.ts';
import { InvalidLink } from './InvalidLink.tsx';
import { NewPassword } from './NewPassword.tsx';
import { VerifiedEmail } from './VerifiedEmail.tsx';

/** Titles by `mode`, Firebase's name for the kind of mail. The links of all mails of the identity provider open this screen. */
const titles: Readonly<Record<string, string>> = {
  resetPassword: messages.newPassword,
  verifyEmail: messages.verifyYourEmail,
};
const titleOf = (search: URLSearchParams): string =>
  titles[search.get('mode') ?? ''] ?? messages.linkFromEmail;

/** Firebase's names: the kind of mail, its one-time code, and the language of the mail. */
const parameters: ReadonlySet<string> = new Set(['mode', 'oobCode', 'lang']);

export const handle: RouteHandle = {
  head: ({ search }) => ({ title: titleOf(search), noIndex: true, isPrivate: true }),
  searchParams: ({ search }) => new URLSearchParams([...search].filter(([name]) => parameters.has(name))),
};

const withoutLanguage = (search: URLSearchParams) =>
  new URLSearchParams([...search].filter(([name]) => name !== 'lang'));

/**
 * Opens the mail link in the language of the mail. The mails of both languages lead to one address, whose parameter `lang` names the
 * language of the mail. The parameter is removed, so that the visitor can then switch the language.
 */
const LanguageRedirect = ({ search }: { readonly search: URLSearchParams }) => {
  const navigate = useNavigate();
  const path = `${mailLinkPath}?${withoutLanguage(search)}`;
  const isInOtherLanguage = search.get('lang') === other.language;
  useEffect(() => {
    if (isInOtherLanguage) location.replace(localAddress(other.prefix, path));
    else void navigate(path, { replace: true });
  }, [isInOtherLanguage, path, navigate]);
  return null;
};

/** Opens a mail link in the language of the mail (BN-1): sets a new password (AU-5) or verifies an e-mail address (API-11). */
export const Component = () => {
  const [search] = useSearchParams();
  const code = search.get('oobCode') ?? '';
  const mode = search.get('mode');
  const title = titleOf(search);
  if (search.has('lang')) return <LanguageRedirect search={search} />;
  if (code !== '' && mode === 'resetPassword') return <NewPassword key={code} title={title} code={code} />;
  if (code !== '' && mode === 'verifyEmail') return <VerifiedEmail key={code} title={title} code={code} />;
  return <InvalidLink title={title} message={accountMessages.strangeLink} />;
};
