import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Picture } from '#ui/products/Picture.tsx';

afterEach(() => void vi.useRealTimers());

const open = () => {
  const { container } = render(
    <Picture src="/pictures/a-450.webp" alt="Lamp" width={450} height={450} sizes="96px" />,
  );
  const image = () => container.querySelector('img');
  const fail = () => {
    const present = image();
    if (present !== null) fireEvent.error(present);
  };
  return { image, fail };
};

it('ER-5 requests a failed picture again when the network returns', () => {
  const { image, fail } = open();
  fail();
  expect(image()).toBe(null);
  act(() => void dispatchEvent(new Event('online')));
  expect(image()).not.toBe(null);
});

it('ER-5 requests a failed picture three times at growing intervals, then waits for the network', () => {
  vi.useFakeTimers();
  const { image, fail } = open();
  const waits = [2000, 8000, 32_000].map((wait) => {
    fail();
    // A random share of the wait passes before the retry, from half to all of it.
    act(() => void vi.advanceTimersByTime(wait / 2 - 1));
    const isEarly = image() !== null;
    act(() => void vi.advanceTimersByTime(wait / 2 + 1));
    return [isEarly, image() !== null];
  });
  fail();
  act(() => void vi.advanceTimersByTime(3_600_000));
  expect({ waits, image: image() }).toEqual({
    waits: [
      [false, true],
      [false, true],
      [false, true],
    ],
    image: null,
  });
});

it('ER-5 starts with the shortest interval again when the network returned during a request', () => {
  vi.useFakeTimers();
  const { image, fail } = open();
  for (const wait of [2000, 8000]) {
    fail();
    act(() => void vi.advanceTimersByTime(wait));
  }
  act(() => void dispatchEvent(new Event('online')));
  fail();
  expect(image()).toBe(null);
  act(() => void vi.advanceTimersByTime(2000));
  expect(image()).not.toBe(null);
});
