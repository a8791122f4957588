import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { productImage, searchLimit } from '#domain/constants.ts';
import { productPath, productTitle } from '#domain/product.ts';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Picture } from '#ui/products/Picture.tsx';
import { Price } from '#ui/products/Price.tsx';
import { searchPath } from '../categories/listingLinks.ts';
import { type ProductSearch, resultMessage } from './useProductSearch.ts';

interface SearchResultsProps {
  readonly id: string;
  readonly search: ProductSearch;
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onChoice: () => void;
}

/** The search results. The focus stays in the search box; arrow keys move the selection here. */
export const SearchResults = ({ id, search, active, onActive, onChoice }: SearchResultsProps) => {
  const { input, isPending, isFailed, products } = search;
  // Keeps the height from one result to the next.
  const [rowCount, setRowCount] = useState(3);
  if (!isPending && products.length > 0 && products.length !== rowCount) setRowCount(products.length);
  return (
    <Root>
      {isFailed ? <LoadFailure what="The search results" onRetry={search.retry} /> : null}
      {!isPending && !isFailed && products.length === 0 ? (
        <Empty>
          {resultMessage(search)} Nothing is called “{input.trim()}”.
        </Empty>
      ) : null}
      <div id={`${id}-results`} role="listbox" aria-label="Products found" hidden={products.length === 0}>
        {products.map((product, index) => (
          <Link
            key={product._id}
            id={`${id}-${index}`}
            to={productPath(product._id)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onPointerMove={() => onActive(index)}
            onClick={onChoice}
          >
            <Thumbnail>
              <Picture
                src={product.images[0]}
                alt=""
                width={productImage.width}
                height={productImage.height}
                sizes="48px"
              />
            </Thumbnail>
            <ProductName name={productTitle(product)} text={input} />
            <Price original={product.originalPrice} offer={product.offerPrice} />
          </Link>
        ))}
      </div>
      {isPending ? <SkeletonRows count={Math.max(1, rowCount - products.length)} /> : null}
      {products.length < searchLimit ? null : (
        <AllLink to={searchPath(input)} onClick={onChoice}>
          See all named “{input.trim()}”
        </AllLink>
      )}
    </Root>
  );
};

/** Splits a name around the searched text; `null` when it does not contain them literally. */
export const highlightMatch = (name: string, text: string): readonly [string, string, string] | null => {
  const query = text.trim().toLowerCase();
  const lower = name.toLowerCase();
  const start = query === '' ? -1 : lower.indexOf(query);
  // Some letters change their length with their case; positions then differ between both strings.
  if (start < 0 || lower.length !== name.length) return null;
  return [name.slice(0, start), name.slice(start, start + query.length), name.slice(start + query.length)];
};

const ProductName = ({ name, text }: { readonly name: string; readonly text: string }) => {
  const parts = highlightMatch(name, text);
  if (parts === null) return <span>{name}</span>;
  return (
    <span>
      {parts[0]}
      <Highlight>{parts[1]}</Highlight>
      {parts[2]}
    </span>
  );
};

const SkeletonRows = ({ count }: { readonly count: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <SkeletonRow key={index}>
        <Skeleton width={48} height={48} />
        <Skeleton width="60%" height={16} />
      </SkeletonRow>
    ))}
  </div>
);

const Root = styled.div`
  position: absolute;
  font-family: var(--font-body);
  inset-block-start: calc(100% + 6px);
  inset-inline: 0;
  z-index: 60;
  max-height: min(70vh, 560px);
  overflow-y: auto;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-raised);
  box-shadow: var(--shadow-2);
  [role='option'] {
    display: grid;
    grid-template-columns: 48px 1fr auto;
    align-items: center;
    gap: var(--space-3);
    min-height: 60px;
    padding: 6px var(--space-2);
    border-radius: var(--radius-m);
    font-size: var(--text-s);
    line-height: var(--leading-snug);
    text-decoration: none;
  }
  [aria-selected='true'] { background: var(--accent-soft); }
  [role='option'] > :last-child { flex-direction: column; align-items: flex-end; font-size: var(--text-m); }
`;
const Highlight = styled.mark`
  border-radius: 3px;
  background: var(--accent-soft);
  color: var(--accent-strong);
  font-weight: 650;
`;
const Thumbnail = styled.span`
  overflow: hidden;
  border-radius: var(--radius-s);
`;
const SkeletonRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 60px;
  padding: 6px var(--space-2);
`;
const AllLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: var(--target);
  padding-inline: var(--space-2);
  border-radius: var(--radius-s);
  font-size: var(--text-s);
  font-weight: 600;
  color: var(--accent);
`;
const Empty = styled.p`
  padding: var(--space-4);
  color: var(--ink-soft);
`;
