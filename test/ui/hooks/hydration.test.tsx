import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useClientValue } from '#ui/hooks/useClientValue.ts';
import { useHydrated } from '#ui/hooks/useHydrated.ts';
import { useRenderedHere } from '#ui/hooks/useRenderedHere.ts';

const useSame = () => useClientValue(() => 'closed', 'closed');
const useOther = () => useClientValue(() => 'open', 'closed');

/** The hook's value at each render in the browser. */
const valuesOf = (useValue: () => unknown, { hydrate }: { readonly hydrate: boolean }): unknown[] => {
  let values: unknown[] = [];
  const Component = () => {
    const value = useValue();
    values.push(value);
    return String(value);
  };
  const container = document.createElement('div');
  if (hydrate) container.innerHTML = renderToString(<Component />);
  values = [];
  render(<Component />, { container, hydrate });
  return values;
};

it('SPD-1 useHydrated changes after hydration, which renders the component again', () => {
  expect(valuesOf(useHydrated, { hydrate: true })).toEqual([false, true]);
  expect(valuesOf(useHydrated, { hydrate: false })).toEqual([true]);
});

it('SPD-1 useRenderedHere stays the same after hydration, which renders the component once', () => {
  expect(valuesOf(useRenderedHere, { hydrate: true })).toEqual([false]);
  expect(valuesOf(useRenderedHere, { hydrate: false })).toEqual([true]);
});

it('SPD-1 useClientValue renders the component again only where the browser and the server differ', () => {
  expect(valuesOf(useSame, { hydrate: true })).toEqual(['closed']);
  expect(valuesOf(useOther, { hydrate: true })).toEqual(['closed', 'open']);
  expect(valuesOf(useOther, { hydrate: false })).toEqual(['open']);
});
