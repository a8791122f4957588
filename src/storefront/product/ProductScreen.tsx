import { useParams } from 'react-router-dom';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import * as messages from '#messages/storefront/product.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Drawing } from '#ui/drawings/Drawing.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Container } from '#ui/layout/Container.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { productHead } from './productHead.ts';
import { fetchProduct } from './productQueries.ts';
import { useProduct } from './useProduct.ts';

export const handle: RouteHandle = {
  head: ({ params }, state) => productHead(params.id ?? '', state),
  prefetch: ({ params }) => [fetchProduct(params.id ?? '')],
};

/** The page of one product (RT-6). */
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
  const failureOf = (what: string) => <LoadFailure what={what} busy={isFetching} onRetry={retry} />;
  // A card of a list has brought the product without its description: only that is missing after a failure.
  if (product !== undefined)
    return (
      <ProductDetails
        product={product}
        isComplete={isComplete}
        isFirstFrame={isFirstFrame}
        failure={isFailed && failureOf(messages.theDescription)}
      />
    );
  if (isFailed) {
    return (
      <>
        <VisuallyHidden as="h1">{messages.product}</VisuallyHidden>
        {failureOf(messages.theProduct)}
      </>
    );
  }
  if (!isMissing) return <ProductSkeleton />;
  return (
    <EmptyState
      isFullScreen
      drawing={<Drawing name="nothing" width={160} />}
      title={messages.noSuchProduct}
      text={messages.mayNoLongerBeSold}
      action={<ButtonLink to="/shop">{messages.seeAllProducts}</ButtonLink>}
    />
  );
};
