import { useId } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { type Product, productPath, productTitle } from '#domain/products/product.ts';
import * as messages from '#messages/storefront/product.tsx';
import { type FavouritesState, favouriteToggled, selectIsFavourite } from '#slices/favouritesSlice.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useDisclosure } from '#ui/hooks/useDisclosure.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';
import { openShareSheet } from '#ui/openShareSheet.ts';
import { ownUrl } from '#ui/ownUrl.ts';

/** `null` shows nothing until the code of the links is loaded. */
const shareLinks = lazyWithPreload(async () => (await import('./ShareLinks.tsx')).ShareLinks, null);

/** The heart, and a button that opens the device's share sheet or, if the device has none, links to share the product (SH-5). */
export const ProductTools = ({ product }: { readonly product: Product }) => {
  const id = useId();
  const dispatch = useShopDispatch();
  const isFavourite = useSelector((state: { favourites: FavouritesState }) =>
    selectIsFavourite(state, product._id),
  );
  const { isOpen, toggle, rootRef, buttonRef } = useDisclosure();
  const title = productTitle(product);
  const share = async () => {
    const url = ownUrl(productPath(product._id));
    const hasShareSheet = await openShareSheet({ title, url });
    if (!hasShareSheet) toggle();
  };
  return (
    <Root ref={rootRef}>
      <Button
        tone="quiet"
        data-favourite
        aria-pressed={isFavourite}
        onClick={() => dispatch(favouriteToggled(product._id))}
      >
        <Icon name="heart" /> {messages.favourite}
      </Button>
      <Button
        ref={buttonRef}
        tone="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={shareLinks.preload}
        onFocus={shareLinks.preload}
        onClick={() => void share()}
      >
        <Icon name="share" /> {messages.share}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <shareLinks.Lazy title={title} path={productPath(product._id)} /> : null}
      </div>
    </Root>
  );
};

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  margin-inline-start: calc(-1 * var(--space-3));
  > button { padding-inline: var(--space-3); }
  > div { flex-basis: 100%; padding-inline-start: var(--space-3); }
`;
