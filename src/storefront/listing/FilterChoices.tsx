import { useId } from 'react';
import { styled } from 'styled-components';
import type { ListingFilter } from '#domain/products/productFilter.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import { choiceName } from '#messages/domain/choices.ts';
import * as messages from '#messages/storefront/listing/filters.ts';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { Swatch } from '#ui/products/Swatch.tsx';
import { filterOptions } from './filterOptions.ts';
import { type FilterGroupName, groupLabels } from './listingFilter.ts';
import type { LoadedFacets } from './useProductFacets.ts';

interface FilterChoicesProps {
  readonly group: Exclude<FilterGroupName, 'price'>;
  readonly filter: ListingFilter;
  readonly loaded: LoadedFacets;
  readonly onChange: (filter: ListingFilter) => void;
}

/** The choices of a group, each with the number of products; of the ratings only one can be chosen. */
export const FilterChoices = ({ group, filter, loaded, onChange }: FilterChoicesProps) => {
  const nameOfInputs = useId();
  const { facets, isFailed, isFetching, retry } = loaded;
  if (isFailed) return <LoadFailure what={messages.theFilters} onRetry={retry} />;
  if (facets === undefined)
    return (
      <Choices role="status" aria-label={messages.loadingTheChoices}>
        <Skeleton height={28} />
        <Skeleton height={28} width="70%" />
      </Choices>
    );
  const options = filterOptions(group, filter, facets);
  if (options.length === 0) return <Nothing>{messages.nothingToChoose}</Nothing>;
  return (
    <Choices role="group" aria-label={groupLabels[group]} aria-busy={isFetching}>
      {options.map((option) => (
        <Row key={option.label} data-empty={option.count === 0 || undefined}>
          <input
            type={group === 'rating' ? 'radio' : 'checkbox'}
            name={nameOfInputs}
            checked={option.isChosen}
            onChange={() => onChange(option.next)}
          />
          {group === 'colors' ? <Swatch color={option.label} /> : null}
          <span>{choiceName(option.label)}</span>
          {/* Only the option for any rating has no number. */}
          {option.count === null ? null : <ProductCount count={option.count} />}
        </Row>
      ))}
    </Choices>
  );
};

const ProductCount = ({ count }: { readonly count: number }) => (
  <Count>
    {formatCount(count)}
    <VisuallyHidden> {messages.productWord(count)}</VisuallyHidden>
  </Count>
);

const Choices = styled.div`
  display: grid;
  gap: var(--space-1);
`;
const Row = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  overflow-wrap: anywhere;
  cursor: pointer;
  input { flex: none; width: 22px; height: 22px; margin: 0; accent-color: var(--accent); cursor: inherit; }
  i { flex: none; }
  > span:first-of-type { min-width: 0; }
  &:hover { color: var(--accent-strong); }
  &[data-empty] > span { color: var(--ink-faint); }
`;
const Count = styled.span`
  margin-inline-start: auto;
  color: var(--ink-faint);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;
const Nothing = styled.p`
  padding-block: var(--space-2);
  color: var(--ink-soft);
`;
