import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DelayedStatus } from '#ui/feedback/DelayedStatus.tsx';

const status = () => screen.getByRole('status').textContent;
const pass = (milliseconds: number): void => {
  act(() => void vi.advanceTimersByTime(milliseconds));
};

describe('a total that a screen reader follows', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  it('SH-16 is told after it has changed, and of many changes the last', () => {
    const { rerender } = render(<DelayedStatus text="Total ৳100" />);
    pass(5000);
    expect(status()).toBe('');
    // Each total stays for half of the 600 ms after which it would be told.
    for (const total of [200, 300, 400]) {
      rerender(<DelayedStatus text={`Total ৳${total}`} />);
      pass(300);
      expect(status()).toBe('');
    }
    pass(300);
    expect(status()).toBe('Total ৳400');
  });

  it('SH-16 is not told when it is the same again', () => {
    const { rerender } = render(<DelayedStatus text="Total ৳100" />);
    rerender(<DelayedStatus text="Total ৳200" />);
    pass(300);
    rerender(<DelayedStatus text="Total ৳100" />);
    pass(5000);
    expect(status()).toBe('');
  });
});
