import { styled } from 'styled-components';
import type { SubCategory } from '#domain/products/categoryTree.ts';
import * as messages from '#messages/dashboard/categories.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';

interface CategoryNameProps {
  readonly item: SubCategory;
  readonly products: number;
  /** What else is to be known of it, such as that it is hidden. */
  readonly facts: readonly string[];
}

/** The names of a category or sub-category with its number of products. */
export const CategoryName = ({ item: { name, nameBengali }, products, facts }: CategoryNameProps) => (
  <Root>
    <strong>{shownName(name)}</strong> {nameBengali === '' ? null : <span lang="bn">{nameBengali}</span>}
    <small>{[messages.productCount(products), ...facts].join(' · ')}</small>
  </Root>
);

const Root = styled.div`
  flex: 1 1 260px;
  min-width: 0;
  overflow-wrap: anywhere;
  small { display: block; color: var(--ink-soft); font-size: var(--text-xs); }
`;
