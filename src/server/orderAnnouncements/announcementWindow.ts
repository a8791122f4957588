import type { OrderAnnouncement } from '#domain/orders/orderAnnouncement.ts';
import type { StoredAnnouncement } from './orderAnnouncementsRepository.ts';

/**
 * Keeps track of the stored announcements that a process has read. The database numbers them (`sequence`) before it
 * commits them, so a smaller number can appear after a greater one: a number that was passed over counts as missing until it
 * appears, or until its transaction must have been rolled back.
 */

/** The announcement after which a reader goes on, as long as the table still has it. */
export interface Anchor {
  readonly sequence: number;
  /**
   * Milliseconds since 1970 by the database's clock; tells the announcement from another one that got the same sequence after the
   * database was restored.
   */
  readonly at: number;
}

export interface AnnouncementWindow {
  /** What to read next: `from` the newest known announcement on, and the missing ones before it. */
  wanted(): { readonly from: number; readonly missing: readonly number[] };
  /** Where a reader goes on that has all: the last announcement before which none is missing; `null` while there is none. */
  anchor(): Anchor | null;
  /**
   * Takes the announcements that were read at the time `now`; returns those that are new. Returns `null` if the newest
   * known announcement is not among them: the table was emptied, and some announcements may be lost.
   */
  take(announcements: readonly StoredAnnouncement[], now: number): readonly OrderAnnouncement[] | null;
}

/** Milliseconds for which a missing sequence is looked for: far longer than a transaction may take (`openPool.ts`). */
const missingForMs = 60_000;

/** How many sequences below a new one may be missing: more than transactions run at once. */
const mostMissing = 500;

/** How many announcements a window begins with; what was numbered earlier can no longer be missing. */
export const windowSize = mostMissing;

const anchorOf = ({ announcement, at }: StoredAnnouncement): Anchor => ({
  sequence: announcement.sequence,
  at,
});

/** Whether the anchor is among the announcements, so that none after it was lost. */
export const goesOnFrom = (anchor: Anchor, announcements: readonly StoredAnnouncement[]): boolean =>
  announcements.some(({ announcement, at }) => announcement.sequence === anchor.sequence && at === anchor.at);

/** The sequences between two others, at most the last `mostMissing`. */
const between = (before: number, sequence: number): number[] => {
  const first = Math.max(before + 1, sequence - mostMissing);
  return Array.from({ length: Math.max(0, sequence - first) }, (_, index) => first + index);
};

/** Opens the window of a reader that begins with these announcements, the newest ones of the table; `now` is in milliseconds. */
export const openAnnouncementWindow = (
  newest: readonly StoredAnnouncement[],
  now: number,
): AnnouncementWindow => {
  /** The missing sequences, each with the time when it is no longer looked for. */
  const missing = new Map<number, number>();
  /** The newest known announcement. */
  let newestKnown: Anchor | null = null;
  /** The last announcement before which none is missing. */
  let lastComplete: Anchor | null = null;
  /** The known announcements after `lastComplete`; `settle` sorts them. */
  let afterComplete: Anchor[] = [];

  const add = (stored: StoredAnnouncement, time: number): void => {
    const anchor = anchorOf(stored);
    afterComplete.push(anchor);
    const wasMissing = missing.delete(anchor.sequence);
    if (wasMissing) return;
    // A full window may have left out earlier announcements of the table: the numbers before its first one do not count as missing.
    const isFirstOfMany = newestKnown === null && newest.length === windowSize;
    const passed = isFirstOfMany ? [] : between(newestKnown?.sequence ?? 0, anchor.sequence);
    // The announcements in between were numbered before this one was written, so they are at least as old (`age`, in milliseconds).
    for (const sequence of passed) missing.set(sequence, time + missingForMs - stored.age);
    newestKnown = anchor;
  };

  /** Gives up what is missing for too long, and moves `lastComplete` on to the announcement before the first missing one. */
  const settle = (time: number): void => {
    for (const [sequence, giveUpAt] of missing) if (giveUpAt <= time) missing.delete(sequence);
    // Infinity if none is missing.
    const firstMissing = Math.min(...missing.keys());
    afterComplete.sort((one, other) => one.sequence - other.sequence);
    lastComplete = afterComplete.findLast(({ sequence }) => sequence < firstMissing) ?? lastComplete;
    afterComplete = afterComplete.filter(({ sequence }) => sequence > firstMissing);
  };

  const isNew = ({ announcement: { sequence } }: StoredAnnouncement): boolean =>
    newestKnown === null || sequence > newestKnown.sequence || missing.has(sequence);

  for (const stored of newest) add(stored, now);
  settle(now);
  return {
    wanted: () => ({ from: newestKnown?.sequence ?? 0, missing: [...missing.keys()] }),
    anchor: () => lastComplete,
    take: (announcements, time) => {
      if (newestKnown !== null && !goesOnFrom(newestKnown, announcements)) return null;
      const newOnes = announcements.filter(isNew);
      for (const stored of newOnes) add(stored, time);
      settle(time);
      return newOnes.map(({ announcement }) => announcement);
    },
  };
};
