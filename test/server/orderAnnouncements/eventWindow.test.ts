import { describe, expect, it } from 'vitest';
import { openEventWindow, windowSize } from '#server/orderAnnouncements/eventWindow.ts';
import type { StoredEvent } from '#server/orderAnnouncements/orderAnnouncementsRepository.ts';

const anEvent = (sequence: number, age = 0): StoredEvent => ({
  announcement: { sequence, kind: 'placed', orderId: `order-${sequence}`, number: null, status: 'Pending' },
  at: 1_000_000 + sequence,
  age,
});
const events = (...sequences: readonly number[]) => sequences.map((sequence) => anEvent(sequence));
/** An event of an hour ago, before which none can be missing any more. */
const old = (sequence: number) => [anEvent(sequence, 3_600_000)];
const sequences = (taken: readonly { sequence: number }[] | null) =>
  taken?.map(({ sequence }) => sequence) ?? null;

// The last argument of `openEventWindow` and `take` is the time of the reading, in milliseconds as `age` is.
describe('the window of events that a process has read', () => {
  it('MD-9 takes each event once, and asks for the newest again', () => {
    const window = openEventWindow(old(7), 0);
    const taken = sequences(window.take(events(7, 8, 9), 0));

    expect(taken).toEqual([8, 9]);
    expect(window.wanted()).toEqual({ from: 9, missing: [] });
    expect(sequences(window.take(events(9), 0))).toEqual([]);
  });

  it('MD-9 asks for a sequence that was passed over until it appears, and goes on before it', () => {
    const window = openEventWindow(old(7), 0);
    window.take(events(7, 9, 10), 0);
    const while8IsMissing = [window.wanted(), window.anchor()?.sequence];
    const taken = sequences(window.take(events(8, 10, 11), 100));

    expect(while8IsMissing).toEqual([{ from: 10, missing: [8] }, 7]);
    expect(taken).toEqual([8, 11]);
    expect(window.wanted()).toEqual({ from: 11, missing: [] });
    expect(window.anchor()?.sequence).toBe(11);
  });

  it('MD-9 goes on before the first of several missing ones', () => {
    const window = openEventWindow(events(1), 0);
    window.take(events(1, 3, 5, 7), 0);
    window.take(events(2, 7), 0);

    expect(window.wanted()).toEqual({ from: 7, missing: [4, 6] });
    expect(window.anchor()?.sequence).toBe(3);
  });

  it('MD-9 gives a missing one up a minute after the event that passed it over', () => {
    const window = openEventWindow(old(7), 0);
    // At the time 0 the event is ten seconds old, so that its minute ends at 50 seconds.
    window.take([anEvent(7), anEvent(9, 10_000)], 0);
    window.take(events(9), 49_999);
    const justBefore = window.wanted().missing;
    window.take(events(9), 50_000);

    expect(justBefore).toEqual([8]);
    expect(window.wanted().missing).toEqual([]);
    expect(window.anchor()?.sequence).toBe(9);
  });

  it('MD-9 knows that events were lost when the newest one is gone, or has another time', () => {
    const window = openEventWindow(old(7), 0);
    const other = { ...anEvent(7), at: 5 };

    expect(window.take([], 0)).toBeNull();
    expect(window.take(events(8), 0)).toBeNull();
    expect(window.take([other], 0)).toBeNull();
  });

  it('MD-9 begins with an empty table, and misses what is before its first event', () => {
    const window = openEventWindow([], 0);
    const empty = [window.wanted(), window.anchor()];
    const taken = sequences(window.take(events(3), 0));

    expect(empty).toEqual([{ from: 0, missing: [] }, null]);
    expect(taken).toEqual([3]);
    expect(window.wanted().missing).toEqual([1, 2]);
  });

  it('MD-9 misses nothing before a full window, nor before an old event', () => {
    const full = openEventWindow(
      Array.from({ length: windowSize }, (_, index) => anEvent(1000 + index)),
      0,
    );
    const single = openEventWindow(old(400), 0);

    expect([full.wanted().missing, single.wanted().missing]).toEqual([[], []]);
    expect([full.anchor()?.sequence, single.anchor()?.sequence]).toEqual([1000 + windowSize - 1, 400]);
  });
});
