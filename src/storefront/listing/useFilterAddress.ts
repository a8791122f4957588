import { useLocation, useNavigate } from 'react-router-dom';
import type { ListingFilter } from '#domain/products/productFilter.ts';
import { isRecord } from '#domain/values/parse.ts';
import { useClientValue } from '#ui/hooks/useClientValue.ts';
import { withListingFilter } from './listingFilter.ts';

const readState = (state: unknown): Record<string, unknown> => (isRecord(state) ? state : {});

/** The address with this filter. It starts from the browser's address, since `useLocation` may lack a change that is not rendered yet. */
const addressOf = (filter: ListingFilter): string =>
  `?${withListingFilter(new URLSearchParams(window.location.search), filter)}`;

/**
 * Keeps the filter in the browser's history. Each change of the filter is an entry of its own, and so is the open sheet, which
 * Back closes. Applying the sheet's filter replaces the sheet's entry.
 */
export const useFilterAddress = () => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { filterSheet, ...otherState } = readState(state);
  // Closed on the server, which does not know the state of the browser's history.
  const isSheetOpen = useClientValue(() => filterSheet === true, false);
  return {
    isSheetOpen,
    openSheet: () => {
      // The button can be pressed again until the code of the sheet has arrived: one Back must close the sheet.
      if (isSheetOpen) return;
      void navigate({ search }, { state: { ...otherState, filterSheet: true }, preventScrollReset: true });
    },
    closeSheet: () => void navigate(-1),
    /** Narrows the listing, which keeps its place on the screen. */
    change: (filter: ListingFilter) =>
      void navigate({ search: addressOf(filter) }, { state: otherState, preventScrollReset: true }),
    /** Closes the sheet and narrows the listing, which is then shown from its start. */
    apply: (filter: ListingFilter) =>
      void navigate({ search: addressOf(filter) }, { state: otherState, replace: true }),
  };
};
