import { styled } from 'styled-components';
import { productImage } from '#domain/constants.ts';
import { isOrderable, type Product, productTitle } from '#domain/product.ts';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Picture } from '#ui/products/Picture.tsx';
import { Price } from '#ui/products/Price.tsx';
import { SoldOutBadge } from '#ui/products/SoldOutBadge.tsx';
import { hitsMessage, type ProductHits } from './useProductHits.ts';

interface ProductHitListProps {
  readonly id: string;
  readonly hits: ProductHits;
  readonly text: string;
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onChoice: (product: Product) => void;
}

/** The products found. The focus stays in the search field; arrow keys move the selection here. */
export const ProductHitList = ({ id, hits, text, active, onActive, onChoice }: ProductHitListProps) => {
  const { products, isPending, isFailed } = hits;
  return (
    <Root>
      {isFailed && <LoadFailure what="The products" onRetry={hits.retry} />}
      {!isPending && !isFailed && products.length === 0 && (
        <Empty>
          {hitsMessage(hits)} Nothing is called “{text.trim()}”.
        </Empty>
      )}
      <div id={`${id}-results`} role="listbox" aria-label="Products found" hidden={products.length === 0}>
        {products.map((product, index) => (
          <Hit
            key={product._id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            aria-disabled={!isOrderable(product) || undefined}
            tabIndex={-1}
            onPointerMove={() => onActive(index)}
            // Keeps the focus in the search field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoice(product)}
          >
            <Thumbnail>
              <Picture src={product.images[0]} alt="" {...productImage} sizes="48px" />
            </Thumbnail>
            <div>
              <span>{productTitle(product)}</span>
              <StockOrPrice product={product} />
            </div>
          </Hit>
        ))}
      </div>
      {isPending && products.length === 0 && <Skeleton width="100%" height={60} />}
    </Root>
  );
};

const StockOrPrice = ({ product }: { readonly product: Product }) => {
  if (product.soldOut) return <SoldOutBadge />;
  return isOrderable(product) ? (
    <Price original={product.originalPrice} offer={product.offerPrice} />
  ) : (
    <small>Cannot be ordered</small>
  );
};

const Root = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 6px);
  inset-inline: 0;
  z-index: 30;
  max-height: min(50vh, 420px);
  overflow-y: auto;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-raised);
  box-shadow: var(--shadow-2);
`;

const Hit = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
  min-height: 60px;
  padding: 6px var(--space-2);
  border-radius: var(--radius-m);
  font-size: var(--text-s);
  line-height: var(--leading-snug);
  overflow-wrap: anywhere;
  cursor: pointer;

  > div > span:first-child {
    display: block;
  }

  &[aria-selected='true'] {
    background: var(--accent-soft);
  }

  &[aria-disabled] {
    cursor: not-allowed;
  }
`;

const Thumbnail = styled.div`
  overflow: hidden;
  border-radius: var(--radius-s);
`;

const Empty = styled.p`
  padding: var(--space-3);
  color: var(--ink-soft);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
`;
