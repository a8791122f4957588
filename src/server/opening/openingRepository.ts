import { sql } from 'drizzle-orm';
import { newShopOrders, type OpeningFacts } from '#domain/shop/opening.ts';
import type { Db } from '../database/database.ts';
import { openingChoices, orders, products, users } from '../database/schema/schema.ts';

/** The SQL for admins' choices about the opening of the shop, and for what its products and orders say about it. */

/** A stored choice: whether a step is skipped, or whether the checklist is hidden. */
export interface OpeningChoice {
  readonly name: string;
  readonly isChosen: boolean;
}

/** All choices; none in a shop whose admins have never made one. */
export const readChoices = (db: Db): Promise<OpeningChoice[]> =>
  db.select({ name: openingChoices.name, isChosen: openingChoices.isChosen }).from(openingChoices);

/** Stores a choice; replaces an earlier one with the same name. */
export const saveChoice = async (
  tx: Db,
  { name, isChosen }: OpeningChoice,
  chosenAt: Date,
): Promise<void> => {
  await tx
    .insert(openingChoices)
    .values({ name, isChosen, chosenAt })
    .onConflictDoUpdate({ target: openingChoices.name, set: { isChosen, chosenAt } });
};

/** Whether there are products, how many orders there are, and whether an account of staff placed one for itself, not for a caller (DK-18). */
export const readGoodsAndOrders = async (
  db: Db,
): Promise<Pick<OpeningFacts, 'hasProduct' | 'orders' | 'hasOwnOrder'>> => {
  const { rows } = await db.execute<{ hasProduct: boolean; orders: number; hasOwnOrder: boolean }>(sql`
    select exists (select 1 from ${products}) as "hasProduct",
      (select count(*)::int from (select 1 from ${orders} limit ${newShopOrders}) counted) as orders,
      exists (
        select 1 from ${users} join ${orders} on ${orders.customerUid} = ${users.uid}
        where ${users.role} <> 'customer'
      ) as "hasOwnOrder"`);
  const [row] = rows;
  return {
    hasProduct: row?.hasProduct ?? false,
    orders: row?.orders ?? 0,
    hasOwnOrder: row?.hasOwnOrder ?? false,
  };
};
