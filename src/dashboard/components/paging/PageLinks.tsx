import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/dashboard/components/paging.ts';
import { from } from '#ui/theme/media.ts';
import { pageNumbers } from './pageNumbers.ts';

interface PageLinksProps {
  readonly current: number;
  /** Number of pages. */
  readonly count: number;
  /** The query part of a page's address, with its question mark. */
  readonly searchOf: (page: number) => string;
}

/** Numbers that link to the first page, the last page and the pages beside the open one. */
export const PageLinks = ({ current, count, searchOf }: PageLinksProps) => (
  <List>
    {pageNumbers(current, count).map((page, index, visible) =>
      page === null ? (
        <li key={`gap after ${visible[index - 1]}`} aria-hidden="true">
          …
        </li>
      ) : (
        <li key={page}>
          <PageLink
            to={{ search: searchOf(page) }}
            aria-label={messages.page(page)}
            aria-current={page === current ? 'page' : undefined}
          >
            {formatCount(page)}
          </PageLink>
        </li>
      ),
    )}
  </List>
);

/** On a phone the numbers have a line of their own, above the buttons of the Pager. */
const List = styled.ul`
  display: flex;
  flex-basis: 100%;
  order: -1;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);

  ${from.medium} {
    flex-basis: auto;
    order: 0;
  }
`;

const PageLink = styled(Link)`
  display: grid;
  min-width: var(--target);
  min-height: var(--target);
  padding-inline: var(--space-1);
  border: 1.5px solid transparent;
  border-radius: var(--radius-m);
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;
  place-items: center;

  &:hover {
    background: var(--accent-soft);
    color: var(--accent-strong);
  }

  &[aria-current] {
    border-color: var(--accent);
    color: var(--accent);
  }
`;
