import type { Db } from '../database.ts';

interface Preparable<Statement> {
  prepare(name: string): Statement;
}

/** Whether the connections of a client keep statements that are prepared under a name. */
export interface KeepsStatements {
  readonly keepsStatements: boolean;
}

const keepsStatements = (client: Partial<KeepsStatements> | undefined): boolean =>
  client?.keepsStatements === true;

/**
 * Returns a function that gives each database its statement: drizzle makes the SQL at the first use instead of at each
 * (0.1 to 0.2 ms). The embedded database keeps the plan too, under the name. PostgreSQL gets no name, since PgBouncer may give each
 * statement another connection; `''` is an unnamed statement. A transaction is a `Db` without a client of its own: it makes
 * the SQL each time.
 */
export const prepareOnce = <Statement>(
  name: string,
  build: (db: Db) => Preparable<Statement>,
): ((db: Db) => Statement) => {
  const statements = new WeakMap<Db, Statement>();
  return (db) => {
    const known = statements.get(db);
    if (known !== undefined) return known;
    const statement = build(db).prepare(
      keepsStatements(db.$client as Partial<KeepsStatements> | undefined) ? name : '',
    );
    statements.set(db, statement);
    return statement;
  };
};
