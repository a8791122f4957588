import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useListCategoriesQuery } from '#api/products/categoriesApi.ts';
import { categoryTitle } from '#messages/domain/categories.ts';
import * as messages from '#messages/storefront/layout/categories.ts';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { shownName, TwoNames } from '#ui/layout/Bilingual.tsx';
import { from } from '#ui/theme/media.ts';
import { subCategoryLink } from './listingLinks.ts';

interface SubCategoriesProps {
  readonly category: string;
  /** Whether the first link takes the focus, as after opening by keyboard. */
  readonly takesFocus: boolean;
  readonly onChoice: () => void;
}

/** The sub-categories of a category: a fly-out beside the menu, or a list below on a narrow screen. */
export const SubCategories = ({ category, takesFocus, onChoice }: SubCategoriesProps) => {
  // Asks for all categories: only that answer leaves out the hidden ones.
  const { data, isError, refetch } = useListCategoriesQuery({});
  const listedCategory = data?.categories.find(({ name }) => name === category);
  const subCategories = listedCategory?.subCategories;
  const title = categoryTitle(listedCategory ?? { name: category });
  const isLoaded = subCategories !== undefined;
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (takesFocus && isLoaded) listRef.current?.querySelector('a')?.focus();
  }, [takesFocus, isLoaded]);
  return (
    <Root>
      <p aria-hidden="true">{shownName(title)}</p>
      {data === undefined && isError ? (
        <LoadFailure what={messages.theSubCategories} onRetry={() => void refetch()} />
      ) : null}
      <ul ref={listRef} aria-label={messages.subCategoriesOf(title)}>
        {subCategories?.map(({ name, nameBengali }) => (
          <li key={name}>
            <Link {...subCategoryLink(category, name)} onClick={onChoice}>
              <TwoNames name={name} bengali={nameBengali} />
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
};

const Root = styled.div`
  > p { display: none; }
  ul { padding-block-end: var(--space-3); padding-inline-start: var(--space-4); }
  a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding-inline: var(--space-3);
    border-radius: var(--radius-s);
    font-size: var(--text-s);
    color: var(--ink-soft);
    text-decoration: none;
    gap: var(--space-2);
  }
  a:hover { background: var(--accent-soft); color: var(--accent-strong); }
  ${from.container} {
    position: absolute;
    inset-block-start: -1px;
    inset-inline-start: calc(100% + 6px);
    width: max-content;
    min-width: 300px;
    max-width: 760px;
    min-height: calc(100% + 2px);
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface-raised);
    box-shadow: var(--shadow-2);
    /* Covers the gap that the pointer crosses. */
    &::before { content: ''; position: absolute; inset-block: 0; inset-inline-end: 100%; width: 8px; }
    > p { display: block; padding: 0 var(--space-3) var(--space-2); font-weight: 650; font-size: var(--text-l); }
    /* Below its title a column has eleven links: about as high as the menu, with its twelve categories. */
    ul { display: grid; grid-template-rows: repeat(11, auto); grid-auto-flow: column; column-gap: var(--space-4); padding: 0; }
  }
`;
