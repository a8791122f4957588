import { and, eq, sql } from 'drizzle-orm';
import type { ShopSecretName } from '#domain/shop/shopSecrets.ts';
import type { Db } from '../database/database.ts';
import { shopSecrets } from '../database/schema/schema.ts';

/** The only SQL on the shop's secrets, whose values are encrypted. */

export type SecretRow = typeof shopSecrets.$inferSelect;

/** Every saved secret. */
export const listSecrets = (db: Db): Promise<SecretRow[]> => db.select().from(shopSecrets);

/** The secret of that name, if it is saved. */
export const findSecret = async (db: Db, name: ShopSecretName): Promise<SecretRow | undefined> => {
  const [row] = await db.select().from(shopSecrets).where(eq(shopSecrets.name, name));
  return row;
};

/** A hash that changes with every saved or removed secret: even the same secret is encrypted differently each time. */
export const readSecretsVersion = async (db: Db): Promise<string> => {
  const [row] = await db
    .select({
      version: sql<string>`coalesce(md5(string_agg(${shopSecrets.name} || ${shopSecrets.value}, ' ' order by ${shopSecrets.name})), '')`,
    })
    .from(shopSecrets);
  return row?.version ?? '';
};

/** Saves a secret; replaces the one with the same name. */
export const storeSecret = async (db: Db, row: SecretRow): Promise<void> => {
  await db.insert(shopSecrets).values(row).onConflictDoUpdate({ target: shopSecrets.name, set: row });
};

/** Removes the secret; `false` when there was none. */
export const deleteSecret = async (db: Db, name: ShopSecretName): Promise<boolean> => {
  const rows = await db
    .delete(shopSecrets)
    .where(eq(shopSecrets.name, name))
    .returning({ name: shopSecrets.name });
  return rows.length > 0;
};

/** Replaces the encrypted value of the row, unless another process has changed it in the meantime. */
export const replaceValue = async (
  db: Db,
  { name, value: before }: SecretRow,
  after: Pick<SecretRow, 'value' | 'keyId'>,
): Promise<void> => {
  await db
    .update(shopSecrets)
    .set(after)
    .where(and(eq(shopSecrets.name, name), eq(shopSecrets.value, before)));
};
