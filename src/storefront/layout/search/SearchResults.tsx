import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { productPicture, searchLimit } from '#domain/constants.ts';
import { productPath, productTitle } from '#domain/product.ts';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Picture } from '#ui/products/Picture.tsx';
import { Price } from '#ui/products/Price.tsx';
import { searchPath } from '../categories/listingLinks.ts';
import { highlightMatch } from './highlightMatch.ts';
import { foundSentence, type ProductSearch } from './useProductSearch.ts';

interface SearchResultsProps {
  readonly id: string;
  readonly search: ProductSearch;
  readonly words: string;
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onChoice: () => void;
}

/** The search results. The focus stays in the search box; arrow keys move the selection here. */
export const SearchResults = ({ id, search, words, active, onActive, onChoice }: SearchResultsProps) => {
  const { isWaiting, products } = search;
  // Keeps the sheet's height from one answer to the next.
  const [expected, setExpected] = useState(3);
  if (!isWaiting && products.length > 0 && products.length !== expected) setExpected(products.length);
  return (
    <Sheet>
      {search.isFailed ? <LoadFailure what="The search results" onRetry={search.retry} /> : null}
      {search.isWaiting ? <Ghosts count={expected} /> : null}
      {!search.isWaiting && !search.isFailed && search.products.length === 0 ? (
        <Nothing>
          {foundSentence(search)} Nothing is called “{words.trim()}”.
        </Nothing>
      ) : null}
      <div
        id={`${id}-found`}
        role="listbox"
        aria-label="Products found"
        hidden={search.products.length === 0}
      >
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
            <Found name={productTitle(product)} words={words} />
            <Price original={product.originalPrice} offer={product.offerPrice} />
          </Link>
        ))}
      </div>
      {products.length < searchLimit ? null : (
        <All to={searchPath(words)} onClick={onChoice}>
          See all named “{words.trim()}”
        </All>
      )}
    </Sheet>
  );
};

const Found = ({ name, words }: { readonly name: string; readonly words: string }) => {
  const parts = highlightMatch(name, words);
  if (parts === null) return <span>{name}</span>;
  return (
    <span>
      {parts[0]}
      <Mark>{parts[1]}</Mark>
      {parts[2]}
    </span>
  );
};

const Ghosts = ({ count }: { readonly count: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
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
const Mark = styled.mark`
  border-radius: 3px;
  background: var(--accent-soft);
  color: var(--accent-strong);
  font-weight: 650;
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
const All = styled(Link)`
  display: flex;
  align-items: center;
  min-height: var(--target);
  padding-inline: var(--space-2);
  border-radius: var(--radius-s);
  font-size: var(--text-s);
  font-weight: 600;
  color: var(--accent);
`;
const Nothing = styled.p`
  padding: var(--space-4);
  color: var(--ink-soft);
`;
