import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Component, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';
import { createGate } from '../support/createGate.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const Part = () => <p>The part</p>;

class Boundary extends Component<{ readonly children: ReactNode }, { readonly message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ?? this.props.children;
  }
}

/** A part whose code does not arrive before `open` is called. */
const heldBack = (options?: Parameters<typeof lazyWithPreload>[2]) => {
  const network = { isAway: true };
  const { Lazy } = lazyWithPreload(
    async () => (network.isAway ? Promise.reject(new TypeError('Failed to fetch')) : Part),
    'Loading',
    options,
  );
  return { Lazy, open: () => (network.isAway = false) };
};
const failure = 'This part of the page could not be loaded.';

it('ER-6 a part that did not arrive says so and loads when the network returns', async () => {
  const { Lazy, open } = heldBack();
  render(<Lazy />);
  expect(screen.getByText('Loading')).toBeDefined();
  await screen.findByText(failure);
  open();
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText('The part');
});

it('ER-6 a part whose fallback says enough keeps it when it did not arrive, and loads when the network returns', async () => {
  const { Lazy, open } = heldBack({ keepsFallback: true });
  render(<Lazy />);
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(document.body.textContent).toBe('Loading');
  open();
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText('The part');
});

it('ER-6 a part that did not arrive is requested again by its button', async () => {
  const { Lazy, open } = heldBack();
  render(<Lazy />);
  await screen.findByText(failure);
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The part');
});

it('SPD-5 loading a part ahead tells whether its code is there', async () => {
  const network = { isAway: true };
  const { load } = lazyWithPreload(
    async () => (network.isAway ? Promise.reject(new TypeError('Failed to fetch')) : Part),
    null,
  );
  const first = await load();
  network.isAway = false;
  expect([first, await load(), await load()]).toEqual([false, true, true]);
});

it('ER-6 a part that a preload brings between its first render and its effects is there', async () => {
  let arrive = (_component: typeof Part): void => undefined;
  const arrived = new Promise<typeof Part>((resolve) => {
    arrive = resolve;
  });
  const Fallback = () => {
    useLayoutEffect(() => arrive(Part), []);
    return 'Loading';
  };
  const { Lazy, preload } = lazyWithPreload(() => arrived, <Fallback />);
  preload();
  // Testing Library runs all effects at once; a browser paints first, and what has arrived runs before the effects.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<Lazy />);
  await vi.waitFor(() => expect(container.textContent).toBe('The part'));
  root.unmount();
  container.remove();
  vi.unstubAllGlobals();
});

it('RT-18 the failure of a part that throws it reaches the error boundary around it', async () => {
  const { Lazy } = lazyWithPreload(async () => Promise.reject(new Error('No such file')), null, {
    throwsFailure: true,
  });
  render(
    <Boundary>
      <Lazy />
    </Boundary>,
  );
  await screen.findByText('No such file');
});

it('SPD-26 a part that arrives twice stays mounted', async () => {
  const mounts: number[] = [];
  const newPart = () => () => {
    useEffect(() => void mounts.push(1), []);
    return <p>The part</p>;
  };
  const secondLoad = createGate();
  const waits = [Promise.resolve(), secondLoad.opened];
  const { Lazy, load } = lazyWithPreload(async () => {
    await waits.shift();
    return newPart();
  }, null);
  const { rerender } = render(<Lazy />);
  const loaded = load();
  await screen.findByText('The part');
  secondLoad.open();
  await loaded;
  rerender(<Lazy />);
  expect(mounts).toEqual([1]);
});
