import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Crumb } from '#domain/pages/pageSubject.ts';
import * as messages from '#messages/storefront/layout/breadcrumb.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { from } from '#ui/theme/media.ts';

/** Breadcrumb from the home page; the last step is the current page. */
export const Breadcrumb = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <Root aria-label={messages.breadcrumb}>
    <ol>
      {crumbs.map(({ name, to }, index) => (
        <li key={to}>
          {index > 0 ? <Icon name="chevron-right" size={14} /> : null}
          {index === crumbs.length - 1 ? (
            <span aria-current="page">{shownName(name)}</span>
          ) : (
            <Link to={to}>{shownName(name)}</Link>
          )}
        </li>
      ))}
    </ol>
  </Root>
);

const Root = styled.nav`
  min-width: 0;
  ol { display: flex; align-items: center; gap: var(--space-2); }
  li { display: flex; align-items: center; min-height: var(--target); gap: var(--space-2); min-width: 0; white-space: nowrap; font-size: var(--text-s); color: var(--ink-faint); }
  li:first-child { flex: none; }
  a, span { display: block; overflow: hidden; line-height: var(--target); text-overflow: ellipsis; }
  a { color: var(--ink-soft); text-decoration: none; }
  a:hover { color: var(--accent); text-decoration: underline; }
  span { max-width: 40ch; }
  /* On a phone a fourth step, a product or sub-category, is left out: the page's title shows its name. */
  li:nth-child(n + 4) { display: none; }
  ${from.tablet} {
    li { flex: none; display: flex; }
    li:last-child { flex: 0 1 auto; }
    li:nth-child(n + 4) { display: flex; }
  }
`;
