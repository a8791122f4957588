import { useLocation } from 'react-router-dom';
import { localAddress } from '#domain/pages/languages.ts';
import { other } from '#messages/language.ts';

/**
 * Leads to the same page in the other language (BN-1), whose application is a build of its own: the browser opens a
 * document. Cart, favourites, session and what is typed at checkout are kept for all languages.
 */
export const LanguageLink = () => {
  const { pathname, search, hash } = useLocation();
  return (
    <a
      href={localAddress(other.prefix, pathname + search + hash)}
      hrefLang={other.language}
      lang={other.language}
    >
      {other.name}
    </a>
  );
};
