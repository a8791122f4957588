import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '#ui/controls/Button.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { inputStyles } from '#ui/controls/inputStyles.ts';
import { useUpdateSearchParams } from '#ui/hooks/useUpdateSearchParams.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { from } from '#ui/theme/media.ts';
import { parsePriceRange, readPriceRange, withPriceRange } from './priceRange.ts';

/** Lowest and highest price, stored in the address. */
export const PriceFilter = () => {
  const [search] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const { min, max } = readPriceRange(search);
  const change = (from: string, to: string) =>
    updateSearchParams((params) => withPriceRange(params, parsePriceRange(from, to)));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    change(readText(data, 'min'), readText(data, 'max'));
  };
  return (
    // A new key for another address resets the uncontrolled inputs.
    <Root key={`${min} ${max}`} onSubmit={submit} role="group" aria-label="Price in taka">
      <Label aria-hidden="true">Price</Label>
      <Input
        name="min"
        aria-label="Lowest price"
        inputMode="numeric"
        placeholder="from"
        defaultValue={min}
        autoComplete="off"
      />
      <span aria-hidden="true">–</span>
      <Input
        name="max"
        aria-label="Highest price"
        inputMode="numeric"
        placeholder="to"
        defaultValue={max}
        autoComplete="off"
      />
      <Button type="submit" tone="plain" size="s">
        Apply
      </Button>
      {min === undefined && max === undefined ? null : (
        <IconButton label="Any price" icon={<Icon name="close" size={18} />} onClick={() => change('', '')} />
      )}
    </Root>
  );
};

const readText = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

const Root = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  width: 100%;
  ${from.small} { width: auto; }
  gap: var(--space-2);
  color: var(--ink-faint);
  button { min-height: var(--target); }
`;
const Label = styled.span`
  font-size: var(--text-s);
  font-weight: 500;
`;
const Input = styled.input`
  ${inputStyles}
  flex: 1 1 56px;
  width: 56px;
  max-width: 120px;
  ${from.small} { flex: none; width: 80px; }
  min-height: var(--target);
  padding: 0 var(--space-3);
  font-variant-numeric: tabular-nums;
`;
