import { DatabaseStopped, type GuardedPglite } from './guardedPglite.ts';

/** Milliseconds between two attempts to open an ended database again; an attempt blocks the process for up to a second. */
const retryDelayMs = 2000;

/** An embedded database that is opened again, by `open`, after it has ended itself. */
export class ReopeningPglite {
  readonly #open: () => Promise<GuardedPglite>;
  #current: GuardedPglite;
  /** The attempt to open that is under way, for which all who need the database wait together. */
  #reopening: Promise<void> | null = null;
  /** When the database may be opened again, in milliseconds as `performance.now()` counts them; 0 before the first failure. */
  #nextTryAt = 0;

  constructor(first: GuardedPglite, open: () => Promise<GuardedPglite>) {
    this.#current = first;
    this.#open = open;
  }

  /** Resolves to the open database; rejects with DatabaseStopped while one that has ended itself cannot be opened again. */
  async usable(): Promise<GuardedPglite> {
    if (!this.#current.isStopped) return this.#current;
    this.#reopening ??= this.#reopen().finally(() => {
      this.#reopening = null;
    });
    await this.#reopening;
    return this.#current;
  }

  /** Closes the database; of one that has ended itself only the files are still open. */
  async close(): Promise<void> {
    await this.#reopening?.catch(() => undefined);
    await (this.#current.isStopped ? this.#current.closeFiles() : this.#current.close());
  }

  async #reopen(): Promise<void> {
    if (performance.now() < this.#nextTryAt)
      throw new DatabaseStopped('The embedded database is not open again yet.');
    try {
      await this.#current.closeFiles();
      this.#current = await this.#open();
    } catch (cause) {
      this.#nextTryAt = performance.now() + retryDelayMs;
      throw new DatabaseStopped('The embedded database cannot be opened again.', { cause });
    }
  }
}
