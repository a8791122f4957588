import { useRef } from 'react';
import { styled } from 'styled-components';
import type { Page } from '#api/client/page.ts';
import * as messages from '#messages/dashboard/components/paging.ts';
import { digits } from '#messages/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { InlineField } from '../forms/InlineField.ts';
import { PageJump } from './PageJump.tsx';
import { PageLinks } from './PageLinks.tsx';
import type { Pagination } from './usePagination.ts';

interface PagerProps {
  readonly noun: string;
  readonly pagination: Pagination;
  readonly page: Page<unknown> | undefined;
  /**
   * Whether the open page is still loading. Until it is there, `page` is the one shown before, and Next cannot be pressed: the cursor
   * `next` of that page does not lead on from the open one.
   */
  readonly busy: boolean;
}

/** Below a list: buttons to its other pages. If the host opens pages by number, also links and fields for the numbers. */
export const Pager = ({ noun, pagination, page, busy }: PagerProps) => {
  const { page: current, sizes } = pagination;
  const rootRef = useRef<HTMLElement>(null);
  // Previous and Next stay disabled at the ends of the list.
  const focusProps = useKeptFocus(rootRef, { staysDisabled: true });
  const nextCursor = page?.next ?? null;
  /** `undefined` if the list or the host opens no pages by number. */
  const pageCount = sizes.length === 0 ? undefined : page?.pageCount;
  const [usualSize = 0] = sizes;
  // The number of pages does not decide: whoever has chosen 100 rows, which may be all, must be able to go back to fewer.
  const isLongerThanUsualPage = (page?.total ?? 0) > usualSize;
  const hasNumberFields = pageCount !== undefined && isLongerThanUsualPage;
  const isOnlyPage = current === 1 && nextCursor === null;
  if (isOnlyPage && !hasNumberFields) return null;
  return (
    <Root ref={rootRef} {...focusProps} tabIndex={-1} aria-label={messages.pagesOf(noun)}>
      {!isOnlyPage && (
        <Steps>
          {/* On the second page, Previous leads to the first one. */}
          {pageCount === undefined && current > 2 && (
            <Button tone="quiet" onClick={pagination.goFirst}>
              {messages.firstPage}
            </Button>
          )}
          <Button tone="plain" disabled={current === 1} onClick={pagination.goBack}>
            <Icon name="chevron-left" size={18} /> {messages.previous}
          </Button>
          {pageCount === undefined ? (
            <span aria-current="page">{messages.page(current)}</span>
          ) : (
            <PageLinks current={current} count={pageCount} searchOf={pagination.searchOf} />
          )}
          <Button
            tone="plain"
            disabled={nextCursor === null}
            busy={busy}
            onClick={() => nextCursor !== null && pagination.goNext(nextCursor)}
          >
            {messages.next} <Icon name="chevron-right" size={18} />
          </Button>
        </Steps>
      )}
      {hasNumberFields && (
        <Steps>
          {pageCount > 2 && <PageJump key={current} count={pageCount} onJump={pagination.goTo} />}
          <PageSize noun={noun} pagination={pagination} />
        </Steps>
      )}
    </Root>
  );
};

/** The field that chooses how many rows a page has. */
const PageSize = ({
  noun,
  pagination: { sizes, size, setSize },
}: {
  readonly noun: string;
  readonly pagination: Pagination;
}) => (
  <InlineField>
    <Select
      label={messages.perPage(noun)}
      options={sizes.map((choice) => ({ value: String(choice), label: digits(choice) }))}
      value={String(size)}
      onChange={({ target }) => setSize(Number(target.value))}
    />
  </InlineField>
);

const Root = styled.nav`
  display: grid;
  gap: var(--space-3);
  color: var(--ink-soft);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
`;
