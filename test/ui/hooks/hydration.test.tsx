import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NavigationType, Router } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useClientValue, useHydrated } from '#ui/hooks/useClientValue.ts';
import { useIsFirstFrame } from '#ui/hooks/useIsFirstFrame.ts';
import { useMeasuredOnce } from '#ui/hooks/useMeasuredOnce.ts';

const useSame = () => useClientValue(() => 'closed', 'closed');
const useOther = () => useClientValue(() => 'open', 'closed');

const navigator = {
  createHref: String,
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

interface Start {
  readonly hydrate: boolean;
  /** How the browser came to the address. */
  readonly by?: NavigationType;
}

/** The hook's value at each render in the browser. */
const valuesOf = (useValue: () => unknown, { hydrate, by = NavigationType.Pop }: Start): unknown[] => {
  let values: unknown[] = [];
  const Component = () => {
    const value = useValue();
    values.push(value);
    return String(value);
  };
  const screen = (
    <Router location="/" navigationType={by} navigator={navigator}>
      <Component />
    </Router>
  );
  const container = document.createElement('div');
  if (hydrate) container.innerHTML = renderToString(screen);
  values = [];
  render(screen, { container, hydrate });
  return values;
};

it('SPD-1 useHydrated changes after hydration, which renders the component again', () => {
  expect(valuesOf(useHydrated, { hydrate: true })).toEqual([false, true]);
  expect(valuesOf(useHydrated, { hydrate: false })).toEqual([true]);
});

it('SPD-1 useIsFirstFrame stays the same after hydration, which renders the component once', () => {
  expect(valuesOf(useIsFirstFrame, { hydrate: true })).toEqual([false]);
  expect(valuesOf(useIsFirstFrame, { hydrate: false })).toEqual([false]);
  expect(valuesOf(useIsFirstFrame, { hydrate: false, by: NavigationType.Push })).toEqual([true, false]);
});

it('SPD-1 a section of the first page has no first frame of its own when a link hydrates it', () => {
  const values = valuesOf(useIsFirstFrame, { hydrate: true, by: NavigationType.Push });
  expect(new Set(values)).toEqual(new Set([false]));
});

it('RT-19 useMeasuredOnce lays out what the browser renders on return, and not what the server has rendered', () => {
  expect(valuesOf(useMeasuredOnce, { hydrate: false })).toEqual([true]);
  expect(valuesOf(useMeasuredOnce, { hydrate: false, by: NavigationType.Push })).toEqual([false]);
  expect(new Set(valuesOf(useMeasuredOnce, { hydrate: true }))).toEqual(new Set([false]));
});

it('SPD-1 useClientValue renders the component again only where the browser and the server differ', () => {
  expect(valuesOf(useSame, { hydrate: true })).toEqual(['closed']);
  expect(valuesOf(useOther, { hydrate: true })).toEqual(['closed', 'open']);
  expect(valuesOf(useOther, { hydrate: false })).toEqual(['open']);
});
