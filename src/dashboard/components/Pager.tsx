import { styled } from 'styled-components';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import type { Pagination } from './usePagination.ts';

interface PagerProps {
  readonly what: string;
  readonly place: Pagination;
  /** Cursor of the next page; `null` on the last page. */
  readonly next: string | null;
}

/** Page buttons of a list that has more than one page. */
export const Pager = ({ what, place, next }: PagerProps) => {
  if (place.page === 1 && next === null) return null;
  return (
    <Line aria-label={`Pages of ${what}`}>
      {place.page > 2 && (
        <Button tone="quiet" onClick={place.goFirst}>
          First page
        </Button>
      )}
      <Button tone="plain" disabled={place.page === 1} onClick={place.goBack}>
        <Icon name="chevron-left" size={18} /> Previous
      </Button>
      <span aria-current="page">Page {place.page}</span>
      <Button tone="plain" disabled={next === null} onClick={() => next !== null && place.goOn(next)}>
        Next <Icon name="chevron-right" size={18} />
      </Button>
    </Line>
  );
};

const Line = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  color: var(--ink-soft);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;
