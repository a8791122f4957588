import { array, object } from 'yup';
import { districtOf } from '#domain/checkout/districts.ts';
import { dayMs } from '#domain/values/dates.ts';
import { isRecord, readList, readNumber, readText } from '#domain/values/parse.ts';
import type { CourierClock } from '../courierClock.ts';
import type { PathaoClient } from './pathaoClient.ts';

/** Pathao's numbers of a city, which is mostly a district, and of a zone in it, which is mostly a thana. */
export interface PathaoPlace {
  readonly city: number;
  readonly zone: number;
}

/** Finds Pathao's numbers for a district and a thana; `null` if its lists lack one of them, or without a thana. */
export type FindPathaoPlace = (district: string, thana: string | null) => Promise<PathaoPlace | null>;

/** An entry in Pathao's lists of cities and zones. */
interface Entry {
  readonly id: number;
  readonly name: string;
}

/** Of what a list is; its rows have the fields `city_id` and `city_name`, or `zone_id` and `zone_name`. */
type ListKind = 'city' | 'zone';

const listReply = object({ data: object({ data: array().required() }).required() });

/** Reads a row of a list; `null` for a row that cannot be read. */
const readEntry = (kind: ListKind, row: unknown): Entry | null => {
  if (!isRecord(row)) return null;
  const id = readNumber(row[`${kind}_id`]);
  return id === null ? null : { id, name: readText(row[`${kind}_name`]) };
};

/** For how long a list is kept. */
const keptMs = dayMs;
/** For how long an empty list is kept: it may be a fault of Pathao, which would stop all bookings for a day. */
const emptyMs = 60 * 1000;

type LoadList = (path: string, kind: ListKind) => Promise<readonly Entry[]>;

/** Loads each list once, even if several callers want it at the same time; a failed load is not kept. */
const listLoader = (client: PathaoClient, clock: CourierClock): LoadList => {
  const kept = new Map<string, { readonly until: number; readonly list: Promise<readonly Entry[]> }>();
  const ask: LoadList = async (path, kind) => {
    try {
      const found = await client.read({ method: 'GET', path }, listReply);
      const list = readList(found?.data.data, (row) => readEntry(kind, row));
      if (list.length === 0) kept.set(path, { until: clock.now() + emptyMs, list: Promise.resolve(list) });
      return list;
    } catch (error) {
      kept.delete(path);
      throw error;
    }
  };
  return (path, kind) => {
    const earlier = kept.get(path);
    if (earlier !== undefined && clock.now() < earlier.until) return earlier.list;
    const list = ask(path, kind);
    kept.set(path, { until: clock.now() + keptMs, list });
    return list;
  };
};

/** The letters and digits of a name in lower case, by which names are compared. */
const nameKey = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const findByName = (entries: readonly Entry[], wanted: string): Entry | null => {
  const key = nameKey(wanted);
  if (key === '') return null;
  return entries.find(({ name }) => nameKey(name) === key) ?? null;
};

/** Finds the city of a district, whatever known spelling either has. */
const findCity = (cities: readonly Entry[], district: string): Entry | null =>
  findByName(
    cities.map((city) => ({ ...city, name: districtOf(city.name) })),
    districtOf(district),
  );

/** Opens Pathao's lists of places; a search in them may reject with a CourierError. */
export const openPathaoPlaces = (client: PathaoClient, clock: CourierClock): FindPathaoPlace => {
  const load = listLoader(client, clock);
  return async (district, thana) => {
    if (thana === null) return null;
    const city = findCity(await load('/city-list', 'city'), district);
    if (city === null) return null;
    const zone = findByName(await load(`/cities/${city.id}/zone-list`, 'zone'), thana);
    return zone === null ? null : { city: city.id, zone: zone.id };
  };
};
