import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { useListCategoriesQuery } from '#api/products/categoriesApi.ts';
import { categoryKey, subCategoryKey } from '#domain/products/categoryNames.ts';
import { type ListedCategory, withoutHidden } from '#domain/products/categoryTree.ts';
import { categoryTitle } from '#messages/domain/categories.ts';
import * as messages from '#messages/storefront/layout/categories.ts';
import { DisclosureButton } from '#ui/controls/DisclosureButton.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { shownName, TwoNames } from '#ui/layout/Bilingual.tsx';
import { from } from '#ui/theme/media.ts';
import { categoryLink, subCategoryLink } from './listingLinks.ts';
import { type ListingScope, scopeQuery } from './listingScope.ts';

/** The categories beside a listing, the current one expanded; on narrow screens collapsed behind a button. */
export const CategoryList = (scope: ListingScope) => {
  const { category: currentKey, subCategory: currentSubKey } = scope;
  const { categories } = useShop();
  const { data, isError, refetch } = useListCategoriesQuery(scopeQuery(scope));
  const listedCategories = data?.categories;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Root aria-label={messages.categories}>
      <DisclosureButton
        isOpen={isOpen}
        controls={listId}
        icon={<Icon name="grid" />}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.categories}
      </DisclosureButton>
      <ul id={listId} data-open={isOpen || undefined}>
        {categories.map(({ name, nameBengali }) => {
          const isCurrent = categoryKey(name) === currentKey;
          const listed = listedCategories?.find((each) => each.name === name);
          return (
            <li key={name}>
              <Link
                {...categoryLink(name)}
                aria-current={isCurrent && currentSubKey === undefined ? 'page' : undefined}
                data-current={isCurrent || undefined}
              >
                <TwoNames name={name} bengali={nameBengali} />
              </Link>
              {isCurrent && isError && listed === undefined ? (
                <LoadFailure what={messages.theSubCategories} onRetry={() => void refetch()} />
              ) : null}
              {isCurrent ? (
                <ul aria-label={messages.subCategoriesOf(categoryTitle({ name, nameBengali }))}>
                  <SubCategoryLinks category={name} listed={listed} current={currentSubKey} />
                </ul>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Root>
  );
};

interface SubCategoryLinksProps {
  /** The name of the category. */
  readonly category: string;
  /** The category with its sub-categories; `undefined` until they are loaded. */
  readonly listed: ListedCategory | undefined;
  /** The key of the address's sub-category. */
  readonly current: string | undefined;
}

const SubCategoryLinks = ({ category, listed, current }: SubCategoryLinksProps) =>
  withoutHidden(listed?.subCategories ?? []).map(({ name, nameBengali }) => (
    <li key={name}>
      <Link
        {...subCategoryLink(category, name)}
        aria-current={subCategoryKey(name) === current ? 'page' : undefined}
      >
        {/* In the language of the page alone (BN-5); a category has both names on an English page (SP-4). */}
        {shownName(categoryTitle({ name, nameBengali }))}
      </Link>
    </li>
  ));

const Root = styled.nav`
  font-family: var(--font-latin);
  a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding: 4px var(--space-3);
    border-radius: var(--radius-s);
    font-size: var(--text-s);
    font-weight: 500;
    line-height: var(--leading-snug);
    text-decoration: none;
    gap: var(--space-2);
  }
  a:hover { color: var(--accent); }
  a[data-current] { color: var(--accent); font-weight: 650; }
  ul ul { margin-inline-start: var(--space-3); padding-inline-start: var(--space-2); border-inline-start: 2px solid var(--line); }
  ul ul a { font-size: var(--text-s); color: var(--ink-soft); }
  a[aria-current='page'] { background: var(--accent-soft); color: var(--accent-strong); }
  > ul:not([data-open]) { display: none; }
  > ul[data-open] { margin-block-start: var(--space-2); padding: var(--space-2); border: 1px solid var(--line); border-radius: var(--radius-m); background: var(--surface); }
  ${from.container} {
    > ul, > ul:not([data-open]) {
      display: block;
      margin: 0;
      padding: var(--space-2);
      border: 1px solid var(--line);
      border-radius: var(--radius-l);
      background: var(--surface);
    }
    a { min-height: 38px; }
  }
`;
