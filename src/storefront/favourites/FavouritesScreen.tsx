import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import * as messages from '#messages/storefront/favourites.ts';
import { type FavouritesState, selectFavourites } from '#slices/favouritesSlice.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Drawing } from '#ui/drawings/Drawing.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { useHistoryState } from '#ui/hooks/useHistoryState.ts';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { Container } from '#ui/layout/Container.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { GridList } from '#ui/products/ProductGrid.tsx';
import { ProductGridSkeleton } from '#ui/products/ProductGridSkeleton.tsx';
import { Favourite } from './Favourite.tsx';

export const handle: RouteHandle = {
  head: () => ({ title: messages.myFavourites, canonical: '/favourites', noIndex: true }),
};

/** redux-persist sets `rehydrated` once it has read the slice from the storage. */
interface PersistedFavourites {
  readonly favourites: FavouritesState & { readonly _persist?: { readonly rehydrated: boolean } };
}

/** The products with a red heart in this browser, newest first (SH-5). */
export const Component = () => {
  const isLoaded = useSelector(
    ({ favourites }: PersistedFavourites) => favourites._persist?.rehydrated === true,
  );
  return (
    <Root>
      <PageTitle>{messages.myFavourites}</PageTitle>
      {isLoaded ? <Favourites /> : <ProductGridSkeleton count={5} />}
    </Root>
  );
};

/** How many favourites are loaded at first, and how many more by each press of the button. */
const batchSize = 20;

const isNumber = (value: unknown): value is number => typeof value === 'number';

const Favourites = () => {
  const ids = useSelector(selectFavourites);
  // A product whose heart is removed here stays until the page is left, so that the removal can be undone.
  const [listedIds, setListedIds] = useState<readonly string[]>(ids);
  const addedIds = ids.filter((id) => !listedIds.includes(id));
  // Set while rendering: React renders again at once, without showing the outdated list.
  if (addedIds.length > 0) setListedIds([...listedIds, ...addedIds]);
  const [count, setCount] = useHistoryState('favouriteCount', batchSize, isNumber);
  const firstOfBatch = useRef<HTMLLIElement>(null);
  // The press that shows the last cards removes the button: the first of these cards then takes the focus.
  const focusProps = useKeptFocus(firstOfBatch);
  if (listedIds.length === 0) return <NoFavourites />;
  const newestFirst = listedIds.toReversed();
  return (
    <>
      <GridList>
        {newestFirst.slice(0, count).map((id, index) => (
          <li key={id} {...(index === count - batchSize && { ref: firstOfBatch, tabIndex: -1 })}>
            <Favourite id={id} />
          </li>
        ))}
      </GridList>
      {listedIds.length > count ? (
        <Button tone="plain" {...focusProps} onClick={() => setCount(count + batchSize)}>
          {messages.showMeMore}
        </Button>
      ) : null}
    </>
  );
};

const NoFavourites = () => (
  <EmptyState
    drawing={<Drawing name="favourites" />}
    title={messages.noFavouritesYet}
    text={messages.tapTheHeart}
    action={<ButtonLink to="/shop">{messages.browseProducts}</ButtonLink>}
  />
);

const Root = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-5);
  > * { width: 100%; }
  > button { width: auto; justify-self: center; }
`;
