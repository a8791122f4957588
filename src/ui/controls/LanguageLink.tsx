import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { localAddress } from '#domain/pages/languages.ts';
import { other } from '#messages/language.ts';

interface LanguageLinkProps {
  readonly className?: string;
  readonly onClick?: () => void;
  /** An icon before the name of the language. */
  readonly children?: ReactNode;
}

/**
 * Leads to the same page in the other language (BN-1, BN-2), whose application is a build of its own: the browser opens a
 * document. Cart, favourites, session and what is typed at checkout are kept for all languages.
 */
export const LanguageLink = (props: LanguageLinkProps) => {
  const { pathname, search, hash } = useLocation();
  return (
    <a
      {...props}
      href={localAddress(other.prefix, pathname + search + hash)}
      hrefLang={other.language}
      lang={other.language}
    >
      {props.children}
      {other.name}
    </a>
  );
};
