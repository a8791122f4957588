import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { productPath, productTitle } from '#domain/product.ts';
import { productPicture } from '#domain/rules.ts';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Picture } from '#ui/goods/Picture.tsx';
import { Price } from '#ui/goods/Price.tsx';
import { foundSentence, type ProductSearch } from './useProductSearch.ts';

interface SearchResultsProps {
  readonly id: string;
  readonly search: ProductSearch;
  readonly words: string;
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onChoice: () => void;
}

/** What was found, under the search box. The keyboard stays in the box and moves the mark here. */
export const SearchResults = ({ id, search, words, active, onActive, onChoice }: SearchResultsProps) => (
  <Sheet>
    {search.isFailed ? <LoadFailure what="The search results" onRetry={search.retry} /> : null}
    {search.isWaiting && search.products.length === 0 ? <Ghosts /> : null}
    {!search.isWaiting && !search.isFailed && search.products.length === 0 ? (
      <Nothing>
        {foundSentence(search)} Nothing is called “{words.trim()}”.
      </Nothing>
    ) : null}
    <div id={`${id}-found`} role="listbox" aria-label="Products found" hidden={search.products.length === 0}>
      {search.products.map((product, index) => (
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
          <Thumb>
            <Picture
              src={product.images[0]}
              alt=""
              width={productPicture.width}
              height={productPicture.height}
              sizes="48px"
            />
          </Thumb>
          <span>{productTitle(product)}</span>
          <Price original={product.originalPrice} offer={product.offerPrice} />
        </Link>
      ))}
    </div>
  </Sheet>
);

const Ghosts = () => (
  <div aria-hidden="true">
    {[0, 1, 2].map((place) => (
      <Ghost key={place}>
        <Skeleton width={48} height={48} />
        <Skeleton width="60%" height={16} />
      </Ghost>
    ))}
  </div>
);

const Sheet = styled.div`
  position: absolute;
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
  a {
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
  a[aria-selected='true'] { background: var(--accent-soft); }
  a > :last-child { flex-direction: column; align-items: flex-end; font-size: var(--text-m); }
`;
const Thumb = styled.span`
  overflow: hidden;
  border-radius: var(--radius-s);
`;
const Ghost = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 60px;
  padding: 6px var(--space-2);
`;
const Nothing = styled.p`
  padding: var(--space-4);
  color: var(--ink-soft);
`;
