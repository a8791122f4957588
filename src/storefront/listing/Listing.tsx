import { styled } from 'styled-components';
import type { ProductFilter } from '#domain/productFilter.ts';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { from } from '#ui/theme/media.ts';
import { ListingProducts } from './ListingProducts.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useProductList } from './useProductList.ts';

interface ListingProps {
  readonly title: string;
  readonly question: ProductFilter;
  /** Names the listing in the message for an empty list (LS-2). */
  readonly emptyName: string;
  /** `sizes` of a card's picture, where a category list takes part of the width. */
  readonly sizes?: string;
}

/** A product list with its title, number of products, price filter and sort order. */
export const Listing = ({ title, question, emptyName, sizes }: ListingProps) => {
  const goods = useProductList(question);
  const { minPrice, maxPrice } = question;
  // An empty list offers no sorting or filter, except to change the price range.
  const isBare = goods.total === 0 && minPrice === undefined && maxPrice === undefined;
  return (
    <Stack gap={4}>
      <Row justify="space-between" gap={3}>
        <div>
          <Title>{title}</Title>
          <Count aria-live="polite">{countOf(goods.total)}</Count>
        </div>
        {isBare ? null : (
          <Choices>
            <PriceFilter />
            <SortSelect />
          </Choices>
        )}
      </Row>
      <ListingProducts goods={goods} emptyName={emptyName} sizes={sizes} />
    </Stack>
  );
};

const countOf = (total: number | undefined): string => {
  if (total === undefined) return '\u00a0';
  return `${total.toLocaleString('en-IN')} ${total === 1 ? 'product' : 'products'}`;
};

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-5);
  width: 100%;
  ${from.small} { width: auto; }
  /* Its places stand before what fills them has come. */
  ${from.tablet} { display: grid; grid-template-columns: minmax(322px, auto) 220px; }
`;
const Title = styled.h1`
  font-size: var(--text-2xl);
`;
const Count = styled.p`
  font-size: var(--text-s);
  color: var(--ink-faint);
`;
