import { Pool } from 'pg';
import type { KeepsStatements } from '../queries/prepareOnce.ts';
import { PgliteStream } from './pgliteStream.ts';
import type { ReopeningPglite } from './reopeningPglite.ts';

/** A pool of one connection, to PGlite in this process. */
export class PglitePool extends Pool implements KeepsStatements {
  readonly keepsStatements = true;

  constructor(pglite: ReopeningPglite) {
    super({
      stream: () => new PgliteStream(() => pglite.usable()),
      // Without these three pg would use PGUSER, PGDATABASE and PGSSLMODE of the environment.
      user: 'postgres',
      database: 'postgres',
      ssl: false,
      max: 1,
      // The connection is never closed for being idle.
      idleTimeoutMillis: 0,
      // PGlite has one session for all connections: an earlier connection may have ended within a transaction.
      onConnect: async (client) => {
        await client.query('rollback');
        await client.query('discard all');
      },
    });
    // Nothing is left to do: the query that ended the database has failed with this error, and the next one reconnects.
    this.on('error', () => undefined);
  }
}
