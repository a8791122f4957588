import { styled } from 'styled-components';
import type { CategoryFile } from '#domain/products/readCategoryFile.ts';
import * as messages from '#messages/dashboard/categories.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Notice } from '#ui/feedback/Notice.tsx';

/** How many refused rows are shown at once; an admin mends these first. */
const shownRows = 50;

const namesOf = ({ name, nameBengali }: { readonly name: string; readonly nameBengali: string }): string =>
  nameBengali === '' ? name : `${name} (${nameBengali})`;

/** Shows what a file holds: its categories with their sub-categories, and the rows that must be mended before it can be used. */
export const CategoryFileCheck = ({ file: { categories, refused } }: { readonly file: CategoryFile }) => (
  <div role="status">
    {refused.length > 0 && (
      <Notice tone="warning">
        <p>{messages.rowsToMend}</p>
        <List>
          {refused.slice(0, shownRows).map(({ row, message }) => (
            <li key={`${row} ${message}`}>{messages.row(row, shownText(message))}</li>
          ))}
          {refused.length > shownRows && <li>{messages.andMore(refused.length - shownRows)}</li>}
        </List>
      </Notice>
    )}
    <p>{messages.fileHas(categories.length)}</p>
    <List>
      {categories.map((category) => (
        <li key={category.name}>
          <strong>{namesOf(category)}</strong>
          {category.subCategories.length > 0 && `: ${category.subCategories.map(namesOf).join(', ')}`}
        </li>
      ))}
    </List>
  </div>
);

const List = styled.ul`
  margin: var(--space-2) 0;
  padding-inline-start: var(--space-5);
  font-size: var(--text-s);
`;
