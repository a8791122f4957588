import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type Product, productPath, productTitle } from '#domain/products/product.ts';
import { productImage, searchLimit } from '#domain/shop/constants.ts';
import { lettersOf } from '#domain/values/lettersOf.ts';
import * as messages from '#messages/storefront/layout/searchResults.ts';
import { ComboboxList } from '#ui/controls/ComboboxList.tsx';
import type { Combobox } from '#ui/controls/useCombobox.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { langProps } from '#ui/layout/langProps.ts';
import { Picture } from '#ui/products/Picture.tsx';
import { Price } from '#ui/products/Price.tsx';
import { from } from '#ui/theme/media.ts';
import { searchPath } from '../categories/listingLinks.ts';

/** The products found; while the search is pending, those that earlier answers already contain. */
export const SearchResults = ({ combobox }: { readonly combobox: Combobox<Product> }) => {
  const { input, isPending, options: products } = combobox;
  // The number of the last results, at first a guess. It keeps the height while the next ones load. Set while rendering: React renders
  // again at once, without showing the outdated result.
  const [rowCount, setRowCount] = useState(3);
  if (!isPending && products.length > 0 && products.length !== rowCount) setRowCount(products.length);
  return (
    <Results
      combobox={combobox}
      label={messages.productsFound}
      advice={messages.tryAnotherWord(input.trim())}
      nameInFailure={messages.theSearchResults}
      waiting={<SkeletonRows count={Math.max(1, rowCount - products.length)} />}
      all={
        products.length < searchLimit
          ? undefined
          : { to: searchPath(input), label: messages.seeAllNamed(input.trim()) }
      }
    >
      {products.map((product, index) => (
        <Link
          key={product._id}
          to={productPath(product._id)}
          onClick={combobox.reset}
          {...combobox.optionProps(index)}
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
          <Price product={product} />
        </Link>
      ))}
    </Results>
  );
};

interface Highlighted {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/**
 * The searched text in the name, with the rest of its first and last letter, and what is before and after it, in NFC; `null` if the name
 * does not contain the text literally.
 */
export const highlightMatch = (storedName: string, text: string): Highlighted | null => {
  // A keyboard may write a letter such as ড় as one code point or as two.
  const name = storedName.normalize('NFC');
  const query = text.normalize('NFC').trim().toLowerCase();
  const lower = name.toLowerCase();
  const found = query === '' ? -1 : lower.indexOf(query);
  // Some letters change their length with their case; positions then differ between both strings.
  if (found < 0 || lower.length !== name.length) return null;
  let start = 0;
  let end = 0;
  for (const letter of lettersOf(name)) {
    if (end >= found + query.length) break;
    end += letter.length;
    if (end <= found) start = end;
  }
  return { before: name.slice(0, start), match: name.slice(start, end), after: name.slice(end) };
};

const ProductName = ({ name, text }: { readonly name: string; readonly text: string }) => {
  const highlighted = highlightMatch(name, text);
  const languageOfName = langProps(name);
  if (highlighted === null) return <span {...languageOfName}>{name}</span>;
  const { before, match, after } = highlighted;
  return (
    <span {...languageOfName}>
      {before}
      <Highlight>{match}</Highlight>
      {after}
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

const Results = styled(ComboboxList)`
  inset-inline: var(--gutter);
  ${from.medium} { inset-inline: 0; }
  font-family: var(--font-body);
  /* In large text the price goes below the name. */
  [role='option'] { display: flex; flex-wrap: wrap; }
  [role='option'] > :first-child { width: 48px; }
  [role='option'] > :nth-child(2) { flex: 1 3em; min-width: 0; }
  [role='option'] > :last-child { flex-direction: column; align-items: flex-end; margin-inline-start: auto; font-size: var(--text-m); }
  > p { padding: var(--space-4); font-size: inherit; }
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
