import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import {
  categoryTrees,
  orderLines,
  pages,
  products,
  shopSettings,
  slides,
} from '../database/schema/schema.ts';
import { stemDigits } from './imageStorage.ts';

/** Matches an image's stem in its address. Not anchored at the start: an address may begin with the shop's origin. */
const stemPattern = `/pictures/([0-9a-f]{${stemDigits}})-`;

/**
 * The stems of all images that are shown by a product, a slide, a page of text or its previous contents, a category, an order or any
 * version of the shop settings. An order keeps showing the images that it was placed with. Earlier versions of settings and pages
 * count, since admins can return to them; to earlier categories they cannot.
 * `union` leaves one of the many order lines with the same image: each line that is looked through takes the database 0.02 ms.
 */
export const findUsedImages = async (db: Db): Promise<Set<string>> => {
  const rows = await queryRows<{ stem: string }>(
    db,
    sql`select distinct (regexp_matches(shown, ${stemPattern}, 'g'))[1] as stem from (
    select unnest(${products.images}) as shown from ${products}
    union select ${slides.image} from ${slides}
    union select ${pages.page}::text || coalesce(${pages.previous}::text, '') from ${pages} where ${pages.removedAt} is null
    union select ${orderLines.imageUrl} from ${orderLines}
    union select ${shopSettings.settings}::text from ${shopSettings}
    union select ${categoryTrees.tree}::text from ${categoryTrees}
      where ${categoryTrees.version} = (select max(version) from ${categoryTrees})
  ) as texts`,
  );
  return new Set(rows.map((row) => row.stem));
};

/** Whether the shop has a product. */
export const hasProducts = async (db: Db): Promise<boolean> =>
  (await db.select({ id: products.id }).from(products).limit(1)).length > 0;
