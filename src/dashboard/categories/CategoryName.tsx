import { styled } from 'styled-components';
import { savedCategoryTitle } from '#domain/products/bengaliCategories.ts';
import type { SubCategory } from '#domain/products/categoryTree.ts';
import * as messages from '#messages/dashboard/categories.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';

interface CategoryNameProps {
  readonly item: SubCategory;
  readonly products: number;
  /** Further remarks, such as that it is hidden. */
  readonly facts: readonly string[];
}

/** The name of a category or sub-category in the language of the page, its name in the other one, and its number of products. */
export const CategoryName = ({ item, products, facts }: CategoryNameProps) => {
  const { name, nameBengali } = item;
  const title = savedCategoryTitle(item);
  const bengali = nameBengali === '' ? null : <span lang="bn">{nameBengali}</span>;
  return (
    <Root>
      <strong>{shownName(title)}</strong> {title === name ? bengali : shownName(name)}
      <small>{[messages.productCount(products), ...facts].join(' · ')}</small>
    </Root>
  );
};

const Root = styled.div`
  flex: 1 1 260px;
  min-width: 0;
  overflow-wrap: anywhere;
  small { display: block; color: var(--ink-soft); font-size: var(--text-xs); }
`;
