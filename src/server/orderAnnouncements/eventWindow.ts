import type { OrderAnnouncement } from '#domain/orders/orderAnnouncement.ts';
import type { StoredEvent } from './orderAnnouncementsRepository.ts';

/**
 * Which events a process has read. The database gives sequences before their transactions are committed, so a smaller
 * one can appear after a greater one: a sequence that is passed over stays missing until it appears, or until its
 * transaction must have been rolled back.
 */

/** An event from which a reader goes on, as long as the table has it. */
export interface Anchor {
  readonly sequence: number;
  /** Milliseconds since 1970 by the database's clock. */
  readonly at: number;
}

export interface EventWindow {
  /** What to read next: the newest event again, all after it, and the missing ones. */
  wanted(): { readonly from: number; readonly missing: readonly number[] };
  /** The last event before which none is missing; `null` while there is none. */
  complete(): Anchor | null;
  /**
   * Takes what was read; returns the announcements that are new. Returns `null` when the newest event is gone: the
   * table was emptied, and what it announced is unknown.
   */
  take(events: readonly StoredEvent[], now: number): readonly OrderAnnouncement[] | null;
}

/** Milliseconds that a missing sequence is looked for: far longer than a transaction may take (`openPool.ts`). */
const missingFor = 60_000;

/** Sequences below a new one that can be missing: more than transactions run at once. */
const mostMissing = 500;

/** Events that a window begins with. */
export const windowSize = mostMissing;

export const anchorOf = ({ announcement, at }: StoredEvent): Anchor => ({
  sequence: announcement.sequence,
  at,
});

/** Whether the events begin with the anchor, so that none after it was lost. */
export const goesOnFrom = (anchor: Anchor, events: readonly StoredEvent[]): boolean =>
  events.some(({ announcement, at }) => announcement.sequence === anchor.sequence && at === anchor.at);

/** Sequences between two events, at most the last `mostMissing`. */
const between = (before: number, sequence: number): number[] => {
  const first = Math.max(before + 1, sequence - mostMissing);
  return Array.from({ length: Math.max(0, sequence - first) }, (_, index) => first + index);
};

/** The window of a reader that begins with these events, the newest of the table; `now` in milliseconds. */
export const openEventWindow = (newest: readonly StoredEvent[], now: number): EventWindow => {
  /** Missing sequences, each with the time when it is given up. */
  const missing = new Map<number, number>();
  /** Events after a missing one; without missing ones `settle` empties it. */
  let afterMissing: Anchor[] = [];
  let last: Anchor | null = null;
  let complete: Anchor | null = null;

  const add = (event: StoredEvent, time: number): void => {
    const anchor = anchorOf(event);
    afterMissing.push(anchor);
    if (missing.delete(anchor.sequence)) return;
    // What is before the first of a full window was not read, so it is not missing.
    const isCut = last === null && newest.length === windowSize;
    const passed = isCut ? [] : between(last?.sequence ?? 0, anchor.sequence);
    for (const sequence of passed) missing.set(sequence, time + missingFor - event.age);
    last = anchor;
  };

  const settle = (time: number): void => {
    for (const [sequence, giveUpAt] of missing) if (giveUpAt <= time) missing.delete(sequence);
    const firstMissing = Math.min(...missing.keys());
    afterMissing.sort((one, other) => one.sequence - other.sequence);
    complete = afterMissing.findLast(({ sequence }) => sequence < firstMissing) ?? complete;
    afterMissing = afterMissing.filter(({ sequence }) => sequence > firstMissing);
  };

  const isNew = ({ announcement: { sequence } }: StoredEvent): boolean =>
    last === null || sequence > last.sequence || missing.has(sequence);

  for (const event of newest) add(event, now);
  settle(now);
  return {
    wanted: () => ({ from: last?.sequence ?? 0, missing: [...missing.keys()] }),
    complete: () => complete,
    take: (events, time) => {
      if (last !== null && !goesOnFrom(last, events)) return null;
      const fresh = events.filter(isNew);
      for (const event of fresh) add(event, time);
      settle(time);
      return fresh.map(({ announcement }) => announcement);
    },
  };
};
