import { PGlite } from '@electric-sql/pglite';
import { endsDatabase } from './wireMessages.ts';

/** Thrown while the embedded database has ended itself, mostly on a full disk, and is not open again yet. */
export class DatabaseStopped extends Error {
  override readonly name = 'DatabaseStopped';
  /** PostgreSQL's code for "cannot connect now". */
  readonly code = '57P03';
}

/**
 * PGlite that refuses every message once PostgreSQL has ended itself, which it does when it cannot write its log.
 * PGlite 0.5 executes the next message in an endless loop then.
 */
export class GuardedPglite extends PGlite {
  #isStopped = false;

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Closes the files of a database that has ended itself or did not start, which `close` cannot close. */
  async closeFiles(): Promise<void> {
    // Rejects when PGlite's WebAssembly module has not been loaded: no file is open then.
    await this.fs?.closeFs().catch(() => undefined);
  }

  /** PostgreSQL's responses to one message of a client; rejects with DatabaseStopped once it has ended itself. */
  async respond(message: Buffer): Promise<Buffer> {
    if (this.#isStopped) throw new DatabaseStopped('The embedded database has ended itself.');
    const responses: Buffer[] = [];
    await this.execProtocolRawStream(message, {
      // For file systems of browsers; NodeFS writes straight to the disk.
      syncToFs: false,
      // A copy: `bytes` is a view of WebAssembly's memory, which the next message reuses.
      onRawData: (bytes) => void responses.push(Buffer.from(bytes)),
    });
    const response = Buffer.concat(responses);
    this.#isStopped = endsDatabase(response);
    return response;
  }
}
