import { Duplex } from 'node:stream';
import type { GuardedPglite } from './guardedPglite.ts';
import { messagesIn } from './wireMessages.ts';

type WriteCallback = (error?: Error | null) => void;

/** Stands in for pg's socket to a server: lets PGlite in this process execute what pg writes, and returns its responses. */
export class PgliteStream extends Duplex {
  readonly #usable: () => Promise<GuardedPglite>;
  #pglite: GuardedPglite | null = null;
  /** Whether pg has sent its startup message, the only one without a type byte, which `messagesIn` cannot read. */
  #isStarted = false;

  /** `usable` resolves to the open database. */
  constructor(usable: () => Promise<GuardedPglite>) {
    super();
    this.#usable = usable;
  }

  connect(): this {
    void this.#open();
    return this;
  }

  // Methods that pg calls on its socket; without a network there is nothing to do.
  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {
    // `#execute` pushes the responses.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, onWritten: WriteCallback): void {
    this.#execute(chunk).then(() => onWritten(), onWritten);
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], onWritten: WriteCallback): void {
    this.#execute(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => onWritten(), onWritten);
  }

  override _final(onEnded: WriteCallback): void {
    this.push(null);
    onEnded();
  }

  async #open(): Promise<void> {
    try {
      this.#pglite = await this.#usable();
      this.emit('connect');
    } catch (error) {
      this.destroy(error as Error);
    }
  }

  async #execute(bytes: Buffer): Promise<void> {
    if (this.#pglite === null) throw new Error('The connection to PGlite is not open.');
    // One message at a time: after one that ends PostgreSQL, PGlite would execute the rest in an endless loop.
    const messages = this.#isStarted ? messagesIn(bytes) : [bytes];
    const responses: Buffer[] = [];
    try {
      for (const message of messages) responses.push(await this.#pglite.respond(message));
    } finally {
      this.#isStarted = true;
      if (responses.some(({ length }) => length > 0)) this.push(Buffer.concat(responses));
    }
  }
}
