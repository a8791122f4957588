import { styled } from 'styled-components';
import { useListProductsQuery } from '#api/products/productsApi.ts';
import type { Product } from '#domain/products/product.ts';
import * as messages from '#messages/storefront/product.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { ProductGridSkeleton } from '#ui/products/ProductGridSkeleton.tsx';
import { FavouritableProductGrid } from '../products/FavouritableProductGrid.tsx';
import { relatedOf, relatedQuery } from './productQueries.ts';

/** Up to ten other products of the same category (PD-6); no heading when there are none. */
export const RelatedProducts = ({ product }: { readonly product: Product }) => {
  const { currentData, isError, refetch } = useListProductsQuery(relatedQuery(product.category), {
    skip: product.category === '',
  });
  const related = currentData === undefined ? undefined : relatedOf(currentData, product._id);
  const hasNone = product.category === '' || related?.length === 0;
  if (hasNone) return null;
  const isFailed = related === undefined && isError;
  const isLoading = related === undefined && !isError;
  return (
    <Root aria-labelledby="related">
      <h2 id="related">{messages.relatedProducts}</h2>
      {isFailed ? <LoadFailure what={messages.theRelatedProducts} onRetry={() => void refetch()} /> : null}
      {isLoading ? <ProductGridSkeleton count={5} /> : null}
      {related === undefined ? null : <FavouritableProductGrid products={related} />}
    </Root>
  );
};

const Root = styled.section`
  margin-block-start: var(--space-7);
  h2 { margin-block-end: var(--space-4); font-size: var(--text-2xl); }
`;
