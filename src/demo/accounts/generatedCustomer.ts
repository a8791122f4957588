import { districts } from '#domain/checkout/districts.ts';
import { type DemoCustomer, otherCustomers } from './demoCustomers.ts';

/** Customers of a seeded shop, as many as it asks for. */

const firstNames = [
  'Arif',
  'Farhana',
  'Habib',
  'Imran',
  'Jannatul',
  'Kamrul',
  'Mahmuda',
  'Md. Rahim',
  'Md. Sohel',
  'Mousumi',
  'Nasrin',
  'Omar',
  'Rubina',
  'Sadia',
  'Shahin',
  'Tanvir',
  'আবদুল',
  'তানজিলা',
  'রাকিব',
  'সুমাইয়া',
];

const lastNames = [
  'Ahmed',
  'Akter',
  'Begum',
  'Billah',
  'Chowdhury',
  'Haque',
  'Hasan',
  'Hossain',
  'Islam',
  'Khan',
  'Khatun',
  'Mia',
  'Rahman',
  'Sarker',
  'Sultana',
  'আক্তার',
  'ইসলাম',
  'হোসেন',
];

/** Two of five customers live in the capital, the others in all districts in turn. */
const districtOf = (index: number): string =>
  index % 5 < 2 ? 'Dhaka' : (districts[index % districts.length] ?? 'Dhaka');

/** The customer with this number, from 0 on, with an e-mail address of its own; the same in every shop. */
export const generatedCustomer = (index: number): DemoCustomer => {
  const sample = otherCustomers[index % otherCustomers.length];
  // All first names with one last name, then all with the next.
  const firstName = firstNames[index % firstNames.length];
  const lastName = lastNames[Math.floor(index / firstNames.length) % lastNames.length];
  return {
    uid: `made-person-${index}`,
    name: `${firstName} ${lastName}`,
    email: `person-${index}@hatkhola.example`,
    mobileNumber: `017${String(index % 100_000_000).padStart(8, '0')}`,
    district: districtOf(index),
    // Any two primes, so that house and road seldom repeat together.
    address: `House ${1 + (index % 97)}, Road ${1 + (index % 31)}, ${sample?.address}`,
    addressType: sample?.addressType ?? 'Home',
  };
};
