import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PlayerControls } from '#dashboard/replay/PlayerControls.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The controls of a record with three steps, beside a list in which the first one can be chosen. */
const Player = () => {
  const [number, setNumber] = useState(0);
  return (
    <>
      <PlayerControls number={number} last={2} onGo={setNumber} />
      <button type="button" onClick={() => setNumber(0)}>
        First in the list
      </button>
      <output>{number}</output>
    </>
  );
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.getByRole('status').textContent;

it('CARD-9 plays a step each second, and no more once the last one was reached', async () => {
  render(<Player />);
  press('Play');
  await pass(1000);
  expect(shown()).toBe('1');
  await pass(1000);
  expect(shown()).toBe('2');
  press('First in the list');
  await pass(5000);
  expect(shown()).toBe('0');
});
