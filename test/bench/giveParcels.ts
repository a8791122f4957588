import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';

/** Orders of the large shop that a courier has or had. */
const count = 60_000;

/** Of 20 parcels, the stage of each: most are delivered, three are with the courier. */
const stages = [
  ...Array.from({ length: 15 }, () => 'delivered'),
  'returned',
  'cancelled',
  'booked',
  'withCourier',
  'outForDelivery',
];

/** Gives the newest orders of a large shop a parcel each, with the first event of its history; once, in a filled database. */
export const giveParcels = async (db: Db): Promise<void> => {
  await db.execute(sql`insert into consignments (id, order_id, order_number, recipient_name, recipient_phone, courier, invoice,
      courier_reference, tracking_code, tracking_key, amount, weight, note, stage, is_exchange, created_at, created_by_uid,
      created_by, stage_at, revision)
    select id, id, number, name, mobile_number, case n % 3 when 0 then 'pathao' else 'steadfast' end, number,
      n::text, 'TC' || n, 'TC' || n, total / 100, 500, '',
      (array[${sql.raw(stages.map((stage) => `'${stage}'`).join(', '))}])[n % ${stages.length} + 1],
      false, placed_at + interval '1 day', 'bench', 'Bench', placed_at + interval '3 days', 1
    from (select *, row_number() over (order by placed_at desc, id desc) as n from orders) numbered
    where n <= ${count} on conflict do nothing`);
  await db.execute(sql`insert into consignment_events (consignment_id, position, to_stage, word, changes, at, by_uid, by_name)
    select id, 0, stage, '', '{}', created_at, 'bench', 'Bench' from consignments where created_by_uid = 'bench'
    on conflict do nothing`);
  await db.execute(sql`analyze consignments`);
};
