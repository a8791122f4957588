import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Icon } from '#ui/goods/Icon.tsx';
import type { Crumb } from './crumbs.ts';

/** The way from the front door to here; the last step is the page itself. */
export const Breadcrumb = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <Trail aria-label="Breadcrumb">
    <ol>
      {crumbs.map(({ name, to }, index) => (
        <li key={to}>
          {index > 0 ? <Icon name="chevron-right" size={14} /> : null}
          {index === crumbs.length - 1 ? (
            <span aria-current="page">{name}</span>
          ) : (
            <Link to={to}>{name}</Link>
          )}
        </li>
      ))}
    </ol>
  </Trail>
);

const Trail = styled.nav`
  min-width: 0;
  ol { display: flex; align-items: center; gap: var(--space-2); }
  li { display: flex; align-items: center; gap: var(--space-2); white-space: nowrap; font-size: var(--text-s); color: var(--ink-faint); }
  a { display: inline-flex; align-items: center; min-height: var(--target); color: var(--ink-soft); text-decoration: none; }
  a:hover { color: var(--accent); text-decoration: underline; }
  li:last-child { min-width: 0; }
  span { display: inline-block; max-width: 40ch; padding-block: 6px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
