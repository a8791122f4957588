import { Pool } from 'pg';
import type { KeepsStatements } from '../queries/prepareOnce.ts';
import { PgliteStream } from './pgliteStream.ts';
import type { ReopeningPglite } from './reopeningPglite.ts';

/** The pool of the one connection that PGlite has. */
export class PglitePool extends Pool implements KeepsStatements {
  readonly keepsStatements = true;

  constructor(pglite: ReopeningPglite) {
    super({
      stream: () => new PgliteStream(() => pglite.usable()),
      // Not those of PGUSER, PGDATABASE and PGSSLMODE.
      user: 'postgres',
      database: 'postgres',
      ssl: false,
      max: 1,
      idleTimeoutMillis: 0,
      // PGlite has one session for all connections: the last one may have ended within a transaction.
      onConnect: async (client) => {
        await client.query('rollback');
        await client.query('discard all');
      },
    });
    // The query that ended the database has failed with this error, and the next one opens a connection.
    this.on('error', () => undefined);
  }
}
