import { describe, expect, it } from 'vitest';
import { openAnnouncementWindow, windowSize } from '#server/orderAnnouncements/announcementWindow.ts';
import type { StoredAnnouncement } from '#server/orderAnnouncements/orderAnnouncementsRepository.ts';

const announced = (sequence: number, age = 0): StoredAnnouncement => ({
  announcement: { sequence, kind: 'placed', orderId: `order-${sequence}`, number: null, status: 'Pending' },
  at: 1_000_000 + sequence,
  age,
});
const announcements = (...sequences: readonly number[]) => sequences.map((sequence) => announced(sequence));
/** An announcement of an hour ago, before which none can be missing any more. */
const old = (sequence: number) => [announced(sequence, 3_600_000)];
const sequences = (taken: readonly { sequence: number }[] | null) =>
  taken?.map(({ sequence }) => sequence) ?? null;

// The last argument of `openAnnouncementWindow` and `take` is the time of the reading, in milliseconds as `age` is.
describe('the window of announcements that a process has read', () => {
  it('MD-9 takes each announcement once, and asks for the newest again', () => {
    const window = openAnnouncementWindow(old(7), 0);
    const taken = sequences(window.take(announcements(7, 8, 9), 0));

    expect(taken).toEqual([8, 9]);
    expect(window.wanted()).toEqual({ from: 9, missing: [] });
    expect(sequences(window.take(announcements(9), 0))).toEqual([]);
  });

  it('MD-9 asks for a sequence that was passed over until it appears, and goes on before it', () => {
    const window = openAnnouncementWindow(old(7), 0);
    window.take(announcements(7, 9, 10), 0);
    const while8IsMissing = [window.wanted(), window.anchor()?.sequence];
    const taken = sequences(window.take(announcements(8, 10, 11), 100));

    expect(while8IsMissing).toEqual([{ from: 10, missing: [8] }, 7]);
    expect(taken).toEqual([8, 11]);
    expect(window.wanted()).toEqual({ from: 11, missing: [] });
    expect(window.anchor()?.sequence).toBe(11);
  });

  it('MD-9 goes on before the first of several missing ones', () => {
    const window = openAnnouncementWindow(announcements(1), 0);
    window.take(announcements(1, 3, 5, 7), 0);
    window.take(announcements(2, 7), 0);

    expect(window.wanted()).toEqual({ from: 7, missing: [4, 6] });
    expect(window.anchor()?.sequence).toBe(3);
  });

  it('MD-9 gives a missing one up a minute after the announcement that passed it over', () => {
    const window = openAnnouncementWindow(old(7), 0);
    // At the time 0 the announcement is ten seconds old, so that its minute ends at 50 seconds.
    window.take([announced(7), announced(9, 10_000)], 0);
    window.take(announcements(9), 49_999);
    const justBefore = window.wanted().missing;
    window.take(announcements(9), 50_000);

    expect(justBefore).toEqual([8]);
    expect(window.wanted().missing).toEqual([]);
    expect(window.anchor()?.sequence).toBe(9);
  });

  it('MD-9 knows that announcements were lost when the newest one is gone, or has another time', () => {
    const window = openAnnouncementWindow(old(7), 0);
    const other = { ...announced(7), at: 5 };

    expect(window.take([], 0)).toBeNull();
    expect(window.take(announcements(8), 0)).toBeNull();
    expect(window.take([other], 0)).toBeNull();
  });

  it('MD-9 begins with an empty table, and misses what is before its first announcement', () => {
    const window = openAnnouncementWindow([], 0);
    const empty = [window.wanted(), window.anchor()];
    const taken = sequences(window.take(announcements(3), 0));

    expect(empty).toEqual([{ from: 0, missing: [] }, null]);
    expect(taken).toEqual([3]);
    expect(window.wanted().missing).toEqual([1, 2]);
  });

  it('MD-9 misses nothing before a full window, nor before an old announcement', () => {
    const full = openAnnouncementWindow(
      Array.from({ length: windowSize }, (_, index) => announced(1000 + index)),
      0,
    );
    const single = openAnnouncementWindow(old(400), 0);

    expect([full.wanted().missing, single.wanted().missing]).toEqual([[], []]);
    expect([full.anchor()?.sequence, single.anchor()?.sequence]).toEqual([1000 + windowSize - 1, 400]);
  });
});
