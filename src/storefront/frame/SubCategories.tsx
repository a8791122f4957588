import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { subCategoriesOf } from '#domain/catalogue.ts';
import { subCategoryLink } from './listingLinks.ts';

interface SubCategoriesProps {
  readonly category: string;
  /** Whether the keyboard has come in: the first link takes the focus. */
  readonly isEntered: boolean;
  readonly onChoice: () => void;
}

export const SubCategories = ({ category, isEntered, onChoice }: SubCategoriesProps) => {
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isEntered) listRef.current?.querySelector('a')?.focus();
  }, [isEntered]);
  return (
    <>
      <p aria-hidden="true">{category}</p>
      <ul ref={listRef} aria-label={`Sub-categories of ${category}`}>
        {subCategoriesOf(category).map((name) => (
          <li key={name}>
            <Link {...subCategoryLink(category, name)} onClick={onChoice}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};
