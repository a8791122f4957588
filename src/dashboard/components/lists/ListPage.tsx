import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/dashboard/components/lists.ts';
import { SearchField } from '#ui/controls/SearchField.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { from, narrow } from '#ui/theme/media.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { countLabel } from './countLabel.ts';
import { countsOf, ListBody, type ListBodyProps, showsPreviousRows } from './ListBody.tsx';

interface ListPageProps extends ListBodyProps {
  readonly title: string;
  readonly action?: ReactNode;
  /** Filter controls, shown below the search. */
  readonly filters?: ReactNode;
  /** Actions on many rows; they stay in view above the rows. */
  readonly bar?: ReactNode;
}

/** A screen with a list: heading, search, filters, and the rows, or a skeleton, a failure or an empty state. */
export const ListPage = ({ title, noun, search, action, filters, bar, ...list }: ListPageProps) => {
  const searchRef = useRef<HTMLInputElement>(null);
  // A pressed button of the body may go away: an empty list takes its button along, and the pager changes while a page loads.
  const bodyRef = useRef<HTMLDivElement>(null);
  const focusProps = useKeptFocus(bodyRef);
  const searchShortcut = {
    keys: ['f'],
    label: messages.searchThisList,
    run: () => searchRef.current?.focus(),
  };
  useShortcuts(search === undefined ? [] : [searchShortcut]);
  const { query, page, hasOtherHit = false } = list;
  const isLoaded = page !== undefined && !query.isError && !showsPreviousRows(query);
  // A search that finds no row may find something beside the rows: `0 orders` would say that nothing was found.
  const hasOnlyOtherHit = hasOtherHit && countsOf(page).total === 0;
  const isCounted = isLoaded && !hasOnlyOtherHit;
  return (
    <Root>
      <PageTitle
        aside={
          <Aside>
            <Count aria-live="polite">{isCounted ? rowsLabel({ noun, ...list }) : ''}</Count>
            {action}
          </Aside>
        }
      >
        {title}
      </PageTitle>
      {search && (
        <Search>
          <SearchField
            ref={searchRef}
            label={search.label}
            placeholder={search.placeholder ?? search.label}
            maxLength={search.maxLength}
            value={search.input}
            onChange={search.setInput}
          />
        </Search>
      )}
      {filters}
      {/* No grid: in one, the sticky bar would stay in view only within its own row. */}
      <Stack gap={4} ref={bodyRef} {...focusProps} tabIndex={-1}>
        {bar}
        <ListBody noun={noun} search={search} {...list} />
      </Stack>
    </Root>
  );
};

/** `26–50 of 1,240 orders`, or only the total when all rows are shown. A list without pages may have more rows than it shows, too. */
const rowsLabel = ({ noun, page, pagination }: Pick<ListBodyProps, 'noun' | 'page' | 'pagination'>) => {
  const { rowCount, total } = countsOf(page);
  const all = countLabel(total, noun);
  if (rowCount === 0 || rowCount >= total) return all;
  const before = pagination === undefined ? 0 : (pagination.page - 1) * pagination.size;
  return messages.someOf(formatCount(before + 1), formatCount(before + rowCount), all);
};

const Root = styled.section`
  display: grid;
  gap: var(--space-4);

  @media ${narrow} {
    gap: var(--space-2);
  }
`;

/** Puts count and action on one line if they fit, so that the rows begin in a phone's first view (MD-23). */
const Aside = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);
`;

const Search = styled.div`
  ${from.medium} {
    max-width: 360px;
  }
`;

const Count = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;
