import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { localAddress } from '#domain/pages/languages.ts';
import { other } from '#messages/language.ts';
import { useClientValue } from '../hooks/useClientValue.ts';

interface LanguageLinkProps {
  readonly className?: string;
  readonly onClick?: () => void;
  /** An icon before the name of the language. */
  readonly children?: ReactNode;
}

/**
 * A link to the same page in the other language (BN-1, BN-2). Each language is a build of its own, so the link is a plain `a`,
 * and the browser loads a new document. Cart, favourites, session and a half-typed checkout are stored for both languages.
 */
export const LanguageLink = (props: LanguageLinkProps) => {
  const { pathname, search, hash: browserHash } = useLocation();
  // No browser sends the hash to the server, which has rendered the link without it.
  const hash = useClientValue(() => browserHash, '');
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
