import { type SQL, sql } from 'drizzle-orm';
import type { ProductsQuery } from '#contract/products.ts';
import { ratingChoices } from '#domain/filterLimits.ts';
import { fromPoisha } from '#domain/money.ts';
import { type FacetChoice, orderedChoices, type ProductFacets } from '#domain/productFacets.ts';
import type { Db } from '../database/openDatabase.ts';
import { queryRows } from '../database/queryRows.ts';
import { products } from '../database/schema.ts';
import { groupConditions, isOffered, listedProducts } from './productQuery.ts';

/** The counts of a listing's filters in one statement; `domain/productFacets.ts` says what they mean. */

interface FacetRow {
  readonly facet: string;
  readonly value: string;
  readonly count: number;
}

/** 1 where the product does not pass the group; no price and no rating pass no condition. */
const refusal = (condition: SQL | undefined): SQL =>
  condition === undefined ? sql`0` : sql`(case when ${condition} then 0 else 1 end)`;

/** Products of the alike rows of `judged` that no group but this one refuses. */
const passingOthers = (group: string): SQL => sql`judged where refusals = ${sql.raw(`${group}_refusal`)}`;

/** Counts each text of an array column once per product. */
const countTexts = (facet: 'colors' | 'sizes'): SQL => {
  const column = sql.raw(facet);
  return sql`
    select ${sql.raw(`'${facet}'`)} as facet, text.value, sum(amount)::int as count
    from judged, unnest(${column}) with ordinality as text (value, place)
    where refusals = ${sql.raw(`${facet}_refusal`)} and array_position(${column}, text.value) = text.place
    group by text.value`;
};

const countNumber = (facet: string, group: string, condition: SQL): SQL =>
  sql`select ${sql.raw(`'${facet}'`)}, '', coalesce(sum(amount), 0)::int from ${passingOthers(group)} and ${condition}`;

/** The highest of `ratingChoices` that the rating reaches; 0 for none. */
const stars = sql`(case ${sql.join(
  ratingChoices.map((least) => sql.raw(`when ratings >= ${least} then ${least}`)),
  sql` `,
)} else 0 end)`;

/**
 * All counts of the filter. `judged` has one row for all products of the listing that count alike, with the groups
 * that refuse them, so that the counts read fewer rows than there are products (ADR 0086).
 */
const countsOf = (query: ProductsQuery): SQL => {
  const refusals = Object.entries(groupConditions(query)).map(([group, condition]) => ({
    name: sql.raw(`${group}_refusal`),
    refusal: refusal(condition),
  }));
  const names = refusals.map(({ name }) => name);
  const columns = sql.join(
    refusals.map((group) => sql`${group.refusal} as ${group.name}`),
    sql`, `,
  );
  const alike = sql`colors, sizes, product_type, product_type_key, stars, sold_out, is_offered, ${sql.join(names, sql`, `)}`;
  const ratings = ratingChoices.map((least) =>
    countNumber(`rating ${least}`, 'rating', sql.raw(`stars >= ${least}`)),
  );
  return sql`
    with judged as materialized (
      select ${alike}, ${sql.join(names, sql` + `)} as refusals,
        count(*) as amount, min(sale_price) as lowest, max(sale_price) as highest
      from (
        select colors, sizes, product_type, product_type_key, ${stars} as stars, sold_out,
          ${isOffered} as is_offered, sale_price, ${columns}
        from ${products} where ${listedProducts(query) ?? sql`true`}
      ) as listed
      group by ${alike}
    )
    ${countTexts('colors')}
    union all ${countTexts('sizes')}
    union all select 'types', min(product_type collate "C"), sum(amount)::int
      from ${passingOthers('types')} group by product_type_key
    union all ${sql.join(ratings, sql` union all `)}
    union all ${countNumber('total', 'price', sql`refusals = 0`)}
    union all ${countNumber('offer', 'offer', sql`is_offered`)}
    union all ${countNumber('available', 'stock', sql`not sold_out`)}
    union all select 'lowestPrice', '', min(lowest) from ${passingOthers('price')}
    union all select 'highestPrice', '', max(highest) from ${passingOthers('price')}`;
};

/** Counts what the listing of the query can be narrowed by (SH-6). */
export const countFacets = async (db: Db, query: ProductsQuery): Promise<ProductFacets> => {
  const rows = await queryRows<FacetRow>(db, countsOf(query));
  const choicesOf = (facet: string): FacetChoice[] =>
    orderedChoices(
      rows.filter((row) => row.facet === facet).map(({ value, count }) => ({ value: value.trim(), count })),
    );
  const numberOf = (facet: string): number | null => rows.find((row) => row.facet === facet)?.count ?? null;
  const priceOf = (facet: string): number | null => {
    const poisha = numberOf(facet);
    return poisha === null ? null : fromPoisha(poisha);
  };
  return {
    total: numberOf('total') ?? 0,
    colors: choicesOf('colors'),
    sizes: choicesOf('sizes'),
    types: choicesOf('types'),
    ratings: ratingChoices.flatMap((least) => {
      const count = numberOf(`rating ${least}`) ?? 0;
      return count === 0 ? [] : [{ value: String(least), count }];
    }),
    offer: numberOf('offer') ?? 0,
    available: numberOf('available') ?? 0,
    lowestPrice: priceOf('lowestPrice'),
    highestPrice: priceOf('highestPrice'),
  };
};
