import type { DeliveryArea } from './delivery.ts';

/** The 64 districts of Bangladesh, suggested while the user types; other spellings are accepted as typed. */
export const districts = [
  'Bagerhat',
  'Bandarban',
  'Barguna',
  'Barishal',
  'Bhola',
  'Bogura',
  'Brahmanbaria',
  'Chandpur',
  'Chapainawabganj',
  'Chattogram',
  'Chuadanga',
  "Cox's Bazar",
  'Cumilla',
  'Dhaka',
  'Dinajpur',
  'Faridpur',
  'Feni',
  'Gaibandha',
  'Gazipur',
  'Gopalganj',
  'Habiganj',
  'Jamalpur',
  'Jashore',
  'Jhalokathi',
  'Jhenaidah',
  'Joypurhat',
  'Khagrachhari',
  'Khulna',
  'Kishoreganj',
  'Kurigram',
  'Kushtia',
  'Lakshmipur',
  'Lalmonirhat',
  'Madaripur',
  'Magura',
  'Manikganj',
  'Meherpur',
  'Moulvibazar',
  'Munshiganj',
  'Mymensingh',
  'Naogaon',
  'Narail',
  'Narayanganj',
  'Narsingdi',
  'Natore',
  'Netrokona',
  'Nilphamari',
  'Noakhali',
  'Pabna',
  'Panchagarh',
  'Patuakhali',
  'Pirojpur',
  'Rajbari',
  'Rajshahi',
  'Rangamati',
  'Rangpur',
  'Satkhira',
  'Shariatpur',
  'Sherpur',
  'Sirajganj',
  'Sunamganj',
  'Sylhet',
  'Tangail',
  'Thakurgaon',
] as const;

/** `districts` in Bengali, in the same order. */
export const districtsInBengali = [
  'বাগেরহাট',
  'বান্দরবান',
  'বরগুনা',
  'বরিশাল',
  'ভোলা',
  'বগুড়া',
  'ব্রাহ্মণবাড়িয়া',
  'চাঁদপুর',
  'চাঁপাইনবাবগঞ্জ',
  'চট্টগ্রাম',
  'চুয়াডাঙ্গা',
  'কক্সবাজার',
  'কুমিল্লা',
  'ঢাকা',
  'দিনাজপুর',
  'ফরিদপুর',
  'ফেনী',
  'গাইবান্ধা',
  'গাজীপুর',
  'গোপালগঞ্জ',
  'হবিগঞ্জ',
  'জামালপুর',
  'যশোর',
  'ঝালকাঠি',
  'ঝিনাইদহ',
  'জয়পুরহাট',
  'খাগড়াছড়ি',
  'খুলনা',
  'কিশোরগঞ্জ',
  'কুড়িগ্রাম',
  'কুষ্টিয়া',
  'লক্ষ্মীপুর',
  'লালমনিরহাট',
  'মাদারীপুর',
  'মাগুরা',
  'মানিকগঞ্জ',
  'মেহেরপুর',
  'মৌলভীবাজার',
  'মুন্সিগঞ্জ',
  'ময়মনসিংহ',
  'নওগাঁ',
  'নড়াইল',
  'নারায়ণগঞ্জ',
  'নরসিংদী',
  'নাটোর',
  'নেত্রকোণা',
  'নীলফামারী',
  'নোয়াখালী',
  'পাবনা',
  'পঞ্চগড়',
  'পটুয়াখালী',
  'পিরোজপুর',
  'রাজবাড়ী',
  'রাজশাহী',
  'রাঙ্গামাটি',
  'রংপুর',
  'সাতক্ষীরা',
  'শরীয়তপুর',
  'শেরপুর',
  'সিরাজগঞ্জ',
  'সুনামগঞ্জ',
  'সিলেট',
  'টাঙ্গাইল',
  'ঠাকুরগাঁও',
] as const;

// cspell:disable
/** Older and other spellings that people write, by the name of the district. */
const otherSpellings = {
  Barishal: ['Barisal'],
  Bogura: ['Bogra'],
  Brahmanbaria: ['B. Baria', 'Brahmonbaria', 'ব্রাহ্মনবাড়িয়া'],
  Chapainawabganj: ['চাপাইনবাবগঞ্জ'],
  Chattogram: ['Chittagong', 'Chattagram', 'Chottogram'],
  "Cox's Bazar": ['Cox Bazar', "Cox's Bazaar"],
  Cumilla: ['Comilla'],
  Gazipur: ['গাজিপুর'],
  Habiganj: ['Hobiganj'],
  Jashore: ['Jessore'],
  Jhalokathi: ['Jhalakathi', 'Jhalokati'],
  Jhenaidah: ['Jhenaidaha', 'Jhenidah'],
  Khagrachhari: ['Khagrachari'],
  Kishoreganj: ['Kishorganj'],
  Lakshmipur: ['Laxmipur', 'লক্ষীপুর'],
  Moulvibazar: ['Maulvibazar', 'Moulvibazaar', 'মৌলভিবাজার'],
  Munshiganj: ['মুন্সীগঞ্জ'],
  Narayanganj: ['নারায়নগঞ্জ'],
  Narsingdi: ['Narsinghdi'],
  Netrokona: ['Netrakona', 'নেত্রকোনা'],
  Panchagarh: ['Panchagar'],
  Rajbari: ['রাজবাড়ি'],
  Rangamati: ['রাঙামাটি'],
  Shariatpur: ['শরিয়তপুর'],
  Tangail: ['টাংগাইল'],
} satisfies Partial<Record<(typeof districts)[number], readonly string[]>>;

/** A spelling with its endings: `Gopalganj`, `Gopalgonj`, and each with the word for the district's main town. */
const withEndings = (spelling: string): string[] =>
  [...new Set([spelling, spelling.replace(/ganj$/, 'gonj')])].flatMap((each) => [
    each,
    `${each} Sadar`,
    `${each} সদর`,
  ]);
// cspell:enable

/** Every known spelling of a district, with its name. */
export const spelledDistricts: readonly (readonly [spelling: string, name: string])[] = [
  ...districts.map((name) => [name, name] as const),
  ...districtsInBengali.map((spelling, index) => [spelling, districts[index] ?? spelling] as const),
  ...Object.entries(otherSpellings).flatMap(([name, spellings]) =>
    spellings.map((spelling) => [spelling, name] as const),
  ),
].flatMap(([spelling, name]) => withEndings(spelling).map((each) => [each, name] as const));

/** Only the letters of a name, for comparison. In NFC, since a Bengali letter may be written as one code point or as two. */
export const districtKey = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}]/gu, '');

const namesByKey: ReadonlyMap<string, string> = new Map(
  spelledDistricts.map(([spelling, name]) => [districtKey(spelling), name]),
);

/** The name, as in `districts`, of the district that the text names in any known spelling; the text itself if it names none. */
export const districtOf = (text: string): string => namesByKey.get(districtKey(text)) ?? text;

/**
 * Whether no known name of a district begins with the letters of the text; `false` without a letter. The form only shows a hint, since
 * other spellings are accepted as typed.
 */
export const isUnusualDistrict = (typed: string): boolean => {
  const key = districtKey(typed);
  return key !== '' && ![...namesByKey.keys()].some((known) => known.startsWith(key));
};

/** Whether the text names the district of Dhaka, in either script. */
const isDhakaDistrict = (text: string): boolean => districtOf(text) === 'Dhaka';

/** The delivery area that a district suggests (SH-2, SH-20); empty for a text that is no district's name. */
export const areaOfDistrict = (text: string): DeliveryArea | '' => {
  if (isDhakaDistrict(text)) return 'Inside of Dhaka';
  return namesByKey.has(districtKey(text)) ? 'Outside of Dhaka' : '';
};
