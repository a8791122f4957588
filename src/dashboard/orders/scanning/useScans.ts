import { useRef, useState } from 'react';
import type { ScanMode } from '#domain/orders/scanModes.ts';
import * as messages from '#messages/dashboard/orders/scanning.ts';
import { playScanSound } from './scanSound.ts';
import { type ScanOutcome, useScanCalls } from './useScanCalls.ts';

/** A scan of this visit, with what became of it. */
export interface ScanEntry extends Omit<ScanOutcome, 'state'> {
  readonly key: number;
  readonly code: string;
  readonly mode: ScanMode;
  readonly state: ScanOutcome['state'] | 'waiting' | 'takenBack';
}

const waiting = { state: 'waiting', text: messages.waiting, order: null, undo: null } as const;

/**
 * The scans of this visit, the last one first. They are worked one after the other, however fast they come (DK-13): each piece of work
 * begins when the promise of the one before it has resolved. None rejects: `useScanCalls` turns failures into outcomes.
 */
export const useScans = () => {
  const [entries, setEntries] = useState<readonly ScanEntry[]>([]);
  const lastWork = useRef<Promise<void>>(Promise.resolve());
  const nextKey = useRef(0);
  const calls = useScanCalls();
  const changeEntry = (key: number, changes: Partial<ScanEntry>) =>
    setEntries((current) => current.map((entry) => (entry.key === key ? { ...entry, ...changes } : entry)));
  const enqueue = (work: () => Promise<void>) => {
    lastWork.current = lastWork.current.then(work);
  };

  const scan = (code: string, mode: ScanMode, lost?: ScanEntry['lost']) => {
    const key = nextKey.current;
    nextKey.current += 1;
    setEntries((current) => [{ ...waiting, key, code, mode, ...(lost && { lost }) }, ...current]);
    enqueue(async () => {
      const outcome = await calls.scan(code, mode, lost);
      playScanSound(outcome.state);
      changeEntry(key, outcome);
    });
  };
  const dismiss = (key: number) => setEntries((current) => current.filter((entry) => entry.key !== key));
  const retry = ({ key, code, mode, lost }: ScanEntry) => {
    dismiss(key);
    scan(code, mode, lost);
  };
  const takeBack = (entry: ScanEntry) => {
    const { key, order, undo } = entry;
    if (order === null || undo === null) return;
    // A second press finds nothing to take back.
    changeEntry(key, { undo: null });
    enqueue(async () => {
      const problem = await calls.undo(entry, order.id, undo);
      changeEntry(
        key,
        problem === null ? { state: 'takenBack', text: messages.takenBack } : { text: problem, undo },
      );
    });
  };
  return { entries, scan, retry, dismiss, takeBack };
};
