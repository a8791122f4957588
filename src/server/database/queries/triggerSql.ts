/** SQL that generated constraints share. */

/** SQL that raises a violation of the constraint; `args`, such as `, OLD.id, OLD.status`, replace each % of the message. */
export const raise = (message: string, constraint: string, table: string, args = ''): string =>
  `RAISE EXCEPTION '${message}'${args}
      USING ERRCODE = 'check_violation', CONSTRAINT = '${constraint}', TABLE = '${table}';`;

/** SQL that creates a trigger's function with this body. */
export const triggerFunction = (name: string, body: string): string =>
  `CREATE OR REPLACE FUNCTION "${name}"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
${body}
END $$;`;
