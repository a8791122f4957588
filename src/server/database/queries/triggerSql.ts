/** SQL that generated constraints share. */

/** The text of a migration with these statements, between which drizzle-kit wants a line of its own. */
export const migrationOf = (statements: readonly string[]): string =>
  `${statements.join('\n--> statement-breakpoint\n')}\n`;

/** SQL that raises a violation of the constraint; the SQL values, such as `OLD.id`, replace each % of the message. */
export const raise = (
  message: string,
  constraint: string,
  table: string,
  values: readonly string[] = [],
): string =>
  `RAISE EXCEPTION ${[`'${message}'`, ...values].join(', ')}
      USING ERRCODE = 'check_violation', CONSTRAINT = '${constraint}', TABLE = '${table}';`;

/** SQL that creates a trigger's function with this body. */
export const triggerFunction = (name: string, body: string): string =>
  `CREATE OR REPLACE FUNCTION "${name}"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
${body}
END $$;`;
