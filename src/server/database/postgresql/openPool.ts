import { Socket } from 'node:net';
import { Pool } from 'pg';

/** Connections to a PostgreSQL server that end by themselves when the server or the path to it fails. */

/** Limits for one kind of work. */
export interface PoolLimits {
  readonly connections: number;
  /** Milliseconds that one statement may run. */
  readonly statementMs: number;
}

/** Pages and calls: a shopper waits for each statement. */
export const servingLimits: PoolLimits = { connections: 10, statementMs: 5000 };
/** Exports read up to all orders, in batches; a courier's statement moves the money of up to 20,000 parcels at once. */
export const exportLimits: PoolLimits = { connections: 2, statementMs: 60_000 };
/** Commands such as the seed and the audit. */
export const commandLimits: PoolLimits = { connections: 10, statementMs: 600_000 };
/** Migrations rewrite whole tables. */
export const migrationLimits: PoolLimits = { connections: 1, statementMs: 3_600_000 };

/** A path that stays silent must not hold requests up for longer (OP-2). */
const connectTimeoutMs = 5000;
/** How much longer pg waits for an answer than the server allows: so the server ends a slow statement, and the connection stays usable. */
const extraAnswerMs = 1000;
/** Milliseconds without traffic before the system asks whether the other end is still there. */
const keepAliveDelayMs = 10_000;
/** Milliseconds that a transaction may wait for its next statement. */
const longestPauseMs = 60_000;
/** How long a closing pool waits for its connections, since the database may never answer (OP-2). */
const closeTimeoutMs = 2000;

/** Settings of each connection, whatever the server's own are. Behind PgBouncer the role must have them (docs/operations.md). */
const sessionSettings = [
  // PostgreSQL's compiler takes more time than it saves: with a million orders, 240 of 270 ms of a statement for the dashboard's home.
  'jit=off',
  // Times are read as ISO texts.
  'DateStyle=ISO',
  // Migrations hold texts of the SQL standard.
  'standard_conforming_strings=on',
];

/**
 * Lets the server end statements that run too long and transactions whose client fell silent: their locks would otherwise
 * stop every repetition of the same request until TCP gives up, after minutes or hours.
 */
const serverParameters = (statementMs: number) => ({
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: Math.min(statementMs, longestPauseMs),
  options: sessionSettings.map((setting) => `-c ${setting}`).join(' '),
});

/** A pool, and how to close it. */
export interface OpenPool {
  readonly pool: Pool;
  /** Waits for lent connections and ends all; after two seconds it destroys those that are left. */
  close(): Promise<void>;
}

/** Resolves once the socket is closed, also by an error, as when the server resets a connection that ends. */
const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });

const closePool = async (pool: Pool, sockets: ReadonlySet<Socket>): Promise<void> => {
  const limit = setTimeout(() => {
    for (const socket of sockets) socket.destroy();
  }, closeTimeoutMs);
  try {
    await pool.end();
    // The pool does not wait for the connections that it ends, and a silent path never confirms the end.
    await Promise.all([...sockets].map(closed));
  } finally {
    clearTimeout(limit);
  }
};

/**
 * Opens a pool without connecting. `lost` is called with the error of each connection that breaks. `sendsLimits`: whether
 * these limits and settings are also sent to the server; PgBouncer refuses such parameters.
 */
export const openPool = (
  connectionString: string,
  { connections, statementMs }: PoolLimits,
  { lost, sendsLimits }: { lost: (error: Error) => void; sendsLimits: boolean },
): OpenPool => {
  const sockets = new Set<Socket>();
  const pool = new Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: statementMs + extraAnswerMs,
    ...(sendsLimits ? serverParameters(statementMs) : {}),
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      return socket;
    },
  });
  // The pool itself listens on idle connections only: without this the error of a lent one ends the process.
  pool.on('connect', (client) => {
    let isLost = false;
    client.on('error', (error) => {
      // A client emits more than one error as its connection breaks.
      if (!isLost && !pool.ending) lost(error);
      isLost = true;
    });
  });
  // The pool has removed the connection already, and `lost` has been called.
  pool.on('error', () => undefined);
  return { pool, close: () => closePool(pool, sockets) };
};
