import { styled } from 'styled-components';
import { isOrderable, isSoldOut, type Product, productTitle } from '#domain/products/product.ts';
import * as messages from '#messages/dashboard/orders/corrections.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { Price } from '#ui/products/Price.tsx';
import { SoldOutBadge } from '#ui/products/SoldOutBadge.tsx';
import { ProductThumbnail } from '../ProductThumbnail.tsx';

/** A product that the search has found, with its price, or why it cannot be ordered. */
export const ProductHit = ({ product }: { readonly product: Product }) => (
  <Root>
    <ProductThumbnail src={product.images[0]} sizes="48px" />
    <div>
      <Name>{shownName(productTitle(product))}</Name>
      <PriceOrSoldOut product={product} />
    </div>
  </Root>
);

const PriceOrSoldOut = ({ product }: { readonly product: Product }) => {
  if (isSoldOut(product)) return <SoldOutBadge />;
  return isOrderable(product) ? <Price product={product} /> : <small>{messages.cannotBeOrdered}</small>;
};

const Root = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
`;

const Name = styled.span`
  display: block;
`;
