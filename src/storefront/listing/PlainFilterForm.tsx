import { styled } from 'styled-components';
import { ratingChoices } from '#domain/products/filterLimits.ts';
import { colors, productTypes, sizes } from '#domain/products/productChoices.ts';
import type { ProductFilter } from '#domain/products/productFilter.ts';
import { choiceName } from '#messages/domain/choices.ts';
import * as filterMessages from '#messages/storefront/listing/filters.ts';
import * as messages from '#messages/storefront/listing.ts';
import { Button } from '#ui/controls/Button.tsx';
import { inputStyles } from '#ui/controls/inputStyles.ts';
import { offerLabel, ratingLabel, stockLabel } from './listingFilter.ts';
import { PriceFields } from './PriceFields.tsx';
import { sortOptions } from './SortSelect.tsx';

interface PlainFilterFormProps {
  readonly filter: ProductFilter;
  /** Parameters of the address that belong neither to the filter nor to the sort order, such as the category. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
}

const optionsOf = (texts: readonly string[]) =>
  texts.map((text) => ({ value: text, label: choiceName(text) }));

/**
 * Sort order and filters as a plain HTML form, for a browser without script. Its fields have the names and values of the address that
 * `readSort` and `readListingFilter` read. Of several colours, sizes or types it shows the first.
 */
export const PlainFilterForm = ({ filter, hidden }: PlainFilterFormProps) => (
  <Root method="get" aria-label={filterMessages.sortAndFilter}>
    {hidden.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Choice label={messages.sortBy} name="sort" chosen={filter.sort} options={sortOptions} />
    {/* Facets are counted by a call that only the script makes. */}
    <PriceFields filter={filter} facets={undefined} />
    <Choice
      label={messages.color}
      name="color"
      hasAny
      chosen={filter.colors?.[0]}
      options={optionsOf(colors)}
    />
    <Choice label={messages.size} name="size" hasAny chosen={filter.sizes?.[0]} options={optionsOf(sizes)} />
    <Choice
      label={messages.type}
      name="type"
      hasAny
      chosen={filter.types?.[0]}
      options={optionsOf(productTypes)}
    />
    <Choice
      label={messages.rating}
      name="rating"
      hasAny
      chosen={filter.minRating?.toString()}
      options={ratingChoices.map((stars) => ({ value: String(stars), label: ratingLabel(stars) }))}
    />
    <label>
      <input type="checkbox" name="stock" value="available" defaultChecked={filter.stock !== undefined} />{' '}
      {stockLabel}
    </label>
    <label>
      <input type="checkbox" name="offer" value="yes" defaultChecked={filter.offer !== undefined} />{' '}
      {offerLabel}
    </label>
    <Button type="submit" tone="plain" size="s">
      {filterMessages.showProducts}
    </Button>
  </Root>
);

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  /** Whether the first option is "Any", which narrows nothing. */
  readonly hasAny?: boolean;
  readonly chosen: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const Choice = ({ label, name, hasAny = false, chosen, options }: ChoiceProps) => (
  <label>
    {label}
    <select name={name} defaultValue={chosen}>
      {hasAny ? <option value="">{filterMessages.any}</option> : null}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);

const Root = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  label { display: flex; align-items: center; gap: var(--space-2); min-height: var(--target); }
  select { ${inputStyles} width: auto; min-height: var(--target); }
`;
