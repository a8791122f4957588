import { array, object } from 'yup';
import { districtOf } from '#domain/checkout/districts.ts';
import { dayMs } from '#domain/values/dates.ts';
import { isRecord, readList, readNumber, readText } from '#domain/values/parse.ts';
import type { CourierClock } from '../courierClock.ts';
import { oneLine } from '../parcelTexts.ts';
import type { PathaoClient } from './pathaoClient.ts';

/** Pathao's numbers of a city, which is mostly a district, and of a zone in it, which is mostly a thana. */
export interface PathaoPlace {
  readonly city: number;
  readonly zone: number;
}

/** An entry in Pathao's lists of cities, zones and areas. */
interface PathaoArea {
  readonly id: number;
  readonly name: string;
  /** Whether parcels are delivered to the door there; true for cities and zones, whose lists do not say. */
  readonly isServed: boolean;
}

/** Pathao's lists of places, each loaded once a day, an empty one again after a minute. */
export interface PathaoPlaces {
  readonly cities: () => Promise<readonly PathaoArea[]>;
  readonly zones: (city: number) => Promise<readonly PathaoArea[]>;
  readonly areas: (zone: number) => Promise<readonly PathaoArea[]>;
  /** Finds Pathao's numbers for a district and a thana; `null` if its lists lack one of them, or without a thana. */
  readonly find: (district: string, thana: string | null) => Promise<PathaoPlace | null>;
}

const listReply = object({ data: object({ data: array().required() }).required() });

/** Reads a row of a list; `null` for a row that cannot be read. */
const areaOf =
  (kind: 'city' | 'zone' | 'area') =>
  (row: unknown): PathaoArea | null => {
    if (!isRecord(row)) return null;
    const id = readNumber(row[`${kind}_id`]);
    const name = oneLine(readText(row[`${kind}_name`]));
    if (id === null || name === '') return null;
    return { id, name, isServed: row.home_delivery_available !== false };
  };

/** For how long a list is kept. */
const keptMs = dayMs;
/** For how long an empty list is kept: it may be a fault of Pathao, which would stop all bookings for a day. */
const emptyMs = 60 * 1000;

/** The letters and digits of a name. */
const nameKey = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const findByName = (areas: readonly PathaoArea[], wanted: string): PathaoArea | null => {
  const key = nameKey(wanted);
  if (key === '') return null;
  return areas.find((area) => nameKey(area.name) === key) ?? null;
};

/** Finds the city of a district, whatever known spelling either has. */
const findCity = (cities: readonly PathaoArea[], district: string): PathaoArea | null =>
  findByName(
    cities.map((city) => ({ ...city, name: districtOf(city.name) })),
    districtOf(district),
  );

type LoadList = (path: string, kind: 'city' | 'zone' | 'area') => Promise<readonly PathaoArea[]>;

/** Loads each list once, even if several callers want it at the same time; a failed load is not kept. */
const listLoader = (client: PathaoClient, clock: CourierClock): LoadList => {
  const kept = new Map<string, { readonly until: number; readonly list: Promise<readonly PathaoArea[]> }>();
  const ask: LoadList = async (path, kind) => {
    try {
      const found = await client.read({ method: 'GET', path }, listReply);
      const list = readList(found?.data.data, areaOf(kind));
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

/** Opens Pathao's lists of places. Each function may reject with a CourierError. */
export const openPathaoPlaces = (client: PathaoClient, clock: CourierClock): PathaoPlaces => {
  const load = listLoader(client, clock);
  const cities: PathaoPlaces['cities'] = () => load('/city-list', 'city');
  const zones: PathaoPlaces['zones'] = (city) => load(`/cities/${city}/zone-list`, 'zone');
  return {
    cities,
    zones,
    areas: (zone) => load(`/zones/${zone}/area-list`, 'area'),
    find: async (district, thana) => {
      if (thana === null) return null;
      const city = findCity(await cities(), district);
      const zone = city && findByName(await zones(city.id), thana);
      return city && zone && { city: city.id, zone: zone.id };
    },
  };
};
