import { styled } from 'styled-components';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import type { Pagination } from './usePagination.ts';

interface PagerProps {
  readonly noun: string;
  readonly pagination: Pagination;
  /** Cursor of the next page; `null` on the last page. */
  readonly next: string | null;
}

/** Page buttons of a list that has more than one page. */
export const Pager = ({ noun, pagination, next }: PagerProps) => {
  if (pagination.page === 1 && next === null) return null;
  return (
    <Root aria-label={`Pages of ${noun}`}>
      {pagination.page > 2 && (
        <Button tone="quiet" onClick={pagination.goFirst}>
          First page
        </Button>
      )}
      <Button tone="plain" disabled={pagination.page === 1} onClick={pagination.goBack}>
        <Icon name="chevron-left" size={18} /> Previous
      </Button>
      <span aria-current="page">Page {pagination.page}</span>
      <Button tone="plain" disabled={next === null} onClick={() => next !== null && pagination.goNext(next)}>
        Next <Icon name="chevron-right" size={18} />
      </Button>
    </Root>
  );
};

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  color: var(--ink-soft);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;
