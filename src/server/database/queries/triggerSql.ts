/** Parts of SQL that generated constraints share. */

/** Raises a violation of the constraint; the arguments replace each % of the message. */
export const raise = (message: string, constraint: string, table: string, args = ''): string =>
  `RAISE EXCEPTION '${message}'${args}
      USING ERRCODE = 'check_violation', CONSTRAINT = '${constraint}', TABLE = '${table}';`;

/** A function for triggers with this body. */
export const triggerFunction = (name: string, body: string): string =>
  `CREATE OR REPLACE FUNCTION "${name}"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
${body}
END $$;`;
