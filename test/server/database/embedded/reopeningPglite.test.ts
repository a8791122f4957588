import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GuardedPglite } from '#server/database/embedded/guardedPglite.ts';
import { ReopeningPglite } from '#server/database/embedded/reopeningPglite.ts';

/** What is needed of a database that has ended itself, or of one that is open. */
const database = (isStopped: boolean) =>
  ({ isStopped, closeFiles: async () => undefined }) as unknown as GuardedPglite;

afterEach(() => void vi.useRealTimers());

describe('ReopeningPglite', () => {
  it('OP-12 opens again two seconds after a failure, also when the machine’s clock is set back by an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const opened = database(false);
    const open = vi.fn<() => Promise<GuardedPglite>>().mockRejectedValueOnce(new Error('The disk is full'));
    open.mockResolvedValue(opened);
    const reopening = new ReopeningPglite(database(true), open);

    await expect(reopening.usable()).rejects.toThrow('The embedded database cannot be opened again.');
    await expect(reopening.usable()).rejects.toThrow('The embedded database is not open again yet.');
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(2000);
    expect(await reopening.usable()).toBe(opened);
    expect(open).toHaveBeenCalledTimes(2);
  });
});
