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
 * Which of the images, named by their stems, are shown by a product, a slide, a page of text or its previous contents, a
 * category, an order or any version of the shop settings. An order keeps showing the images that it was placed with. Earlier
 * versions of settings and pages count, since admins can return to them; to earlier categories they cannot.
 * `stems` must not be empty.
 */
export const findUsedImages = async (db: Db, stems: readonly string[]): Promise<Set<string>> => {
  const rows = await queryRows<{ stem: string }>(
    db,
    sql`select distinct stem from (
    select substring(image from ${stemPattern}) as stem from ${products}, unnest(${products.images}) as image
    union all select substring(${slides.image} from ${stemPattern}) from ${slides}
    union all select match[1] from ${pages},
      regexp_matches(${pages.page}::text || coalesce(${pages.previous}::text, ''), ${stemPattern}, 'g') as match
      where ${pages.removedAt} is null
    union all select substring(${orderLines.imageUrl} from ${stemPattern}) from ${orderLines}
    union all select (regexp_matches(${shopSettings.settings}::text, ${stemPattern}, 'g'))[1] from ${shopSettings}
    union all select (regexp_matches(${categoryTrees.tree}::text, ${stemPattern}, 'g'))[1] from ${categoryTrees}
      where ${categoryTrees.version} = (select max(version) from ${categoryTrees})
  ) as used where stem in ${stems}`,
  );
  return new Set(rows.map((row) => row.stem));
};

/** Whether the shop has a product. */
export const hasProducts = async (db: Db): Promise<boolean> =>
  (await db.select({ id: products.id }).from(products).limit(1)).length > 0;
