/** Some of Pathao's places as its lists spell them: with blanks at the ends, old and shortened names. */

export const pathaoCities = [
  { city_id: 1, city_name: 'Dhaka' },
  { city_id: 2, city_name: 'Chittagong ' },
  { city_id: 32, city_name: 'B. Baria ' },
  { city_id: 8, city_name: ' Comilla' },
  { city_id: 16, city_name: 'Feni' },
];

export const pathaoZones: Readonly<Record<string, readonly { zone_id: number; zone_name: string }[]>> = {
  '1': [
    { zone_id: 298, zone_name: '60 feet' },
    { zone_id: 1070, zone_name: 'Mirpur 1 ' },
  ],
  '2': [{ zone_id: 5, zone_name: ' Kotwali (Chittagong) ' }],
  '32': [{ zone_id: 900, zone_name: 'Kasba ' }],
  '8': [{ zone_id: 700, zone_name: 'Laksam' }],
  '16': [],
};
