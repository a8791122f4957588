import { useParams } from 'react-router-dom';
import { findCachedProduct } from '#api/findCachedProduct.ts';
import type { RouteHandle } from '#api/routeHandle.ts';
import type { ApiState } from '#api/shopApi.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { LazyDrawing } from '#ui/drawings/LazyDrawing.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Container } from '#ui/layout/Container.tsx';
import type { PreviewHandle } from '#ui/layout/PreviewPlace.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { findShownPicture } from '#ui/products/useShownPicture.ts';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductPreview } from './ProductPreview.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { productHead } from './productHead.ts';
import { fetchProduct } from './productQueries.ts';
import { useProduct } from './useProduct.ts';

export const handle: RouteHandle & PreviewHandle<ApiState> = {
  head: ({ params }, state) => productHead(params.id ?? '', state),
  preview: ({ id = '' }, state) => {
    const product = findCachedProduct(state, id);
    return product ? (
      <ProductPreview product={product} picture={findShownPicture(product.images[0])} />
    ) : null;
  },
  prefetch: ({ params }) => [fetchProduct(params.id ?? '')],
};

/** RT-6 */
export const Component = () => {
  const { id = '' } = useParams();
  // A new key for another product resets choices and quantity.
  return (
    <Container>
      <ProductContent key={id} id={id} />
    </Container>
  );
};

const ProductContent = ({ id }: { readonly id: string }) => {
  const { product, isComplete, isFirstFrame, isMissing, isFailed, isFetching, retry } = useProduct(id);
  if (product !== undefined)
    return <ProductDetails product={product} isComplete={isComplete} isFirstFrame={isFirstFrame} />;
  if (isFailed) {
    return (
      <>
        <VisuallyHidden as="h1">Product</VisuallyHidden>
        <LoadFailure what="The product" busy={isFetching} onRetry={retry} />
      </>
    );
  }
  if (!isMissing) return <ProductSkeleton />;
  return (
    <EmptyState
      isFullScreen
      drawing={<LazyDrawing name="nothing" width={160} />}
      title="There is no such product"
      text="It may have left the shop, or the address has a typing error."
      action={<ButtonLink to="/shop">See all products</ButtonLink>}
    />
  );
};
