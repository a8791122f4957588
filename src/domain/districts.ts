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

/** Older spellings that are still written. */
const otherSpellings = ['Barisal', 'Bogra', 'Chittagong', 'Comilla', 'Jessore'];

const capital = 'dhaka';
const knownDistricts = new Set([...districts, ...otherSpellings].map((district) => district.toLowerCase()));

/** The delivery area that a district suggests (SH-2); empty for a text that is no district's name. */
export const areaOfDistrict = (district: string): DeliveryArea | '' => {
  const name = district.trim().toLowerCase();
  if (name === capital) return 'Inside of Dhaka';
  return knownDistricts.has(name) ? 'Outside of Dhaka' : '';
};
