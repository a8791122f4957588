import { Duplex } from 'node:stream';
import type { GuardedPglite } from './guardedPglite.ts';
import { messagesIn } from './wireMessages.ts';

type Written = (error?: Error | null) => void;

/** What pg takes for the socket of a server: what it writes is executed by PGlite in this process. */
export class PgliteStream extends Duplex {
  readonly #usable: () => Promise<GuardedPglite>;
  #pglite: GuardedPglite | null = null;
  /** The first message of a connection has no type. */
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

  // What pg sets of a socket.
  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {
    // Responses come as soon as a message was executed.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, written: Written): void {
    this.#execute(chunk).then(() => written(), written);
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], written: Written): void {
    this.#execute(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => written(), written);
  }

  override _final(ended: Written): void {
    this.push(null);
    ended();
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
    const responses: Buffer[] = [];
    try {
      // One after the other: PGlite would execute all after a message that ends PostgreSQL in an endless loop.
      for (const message of this.#isStarted ? messagesIn(bytes) : [bytes])
        responses.push(await this.#pglite.respond(message));
    } finally {
      this.#isStarted = true;
      if (responses.some(({ length }) => length > 0)) this.push(Buffer.concat(responses));
    }
  }
}
