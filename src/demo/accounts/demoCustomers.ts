import type { Role } from '#domain/accounts/role.ts';
import { demoId } from '../demoId.ts';
import { demoAdmin, demoCustomer, demoStaff } from './demoAccounts.ts';

/** A customer of the demo shop; a customer without a `uid` orders without an account. */
export interface DemoCustomer {
  readonly uid: string | null;
  readonly name: string;
  readonly email: string;
  readonly mobileNumber: string;
  readonly district: string;
  readonly address: string;
  readonly addressType: 'Home' | 'Office';
}

/** A customer with this account; `uid` is `null` for one who orders without an account. */
const person = (
  [name, email, mobileNumber, district, address]: readonly [
    name: string,
    email: string,
    mobileNumber: string,
    district: string,
    address: string,
  ],
  uid: string | null,
  addressType: 'Home' | 'Office' = 'Home',
): DemoCustomer => ({ uid, name, email, mobileNumber, district, address, addressType });

/** The demo's customer account as a customer, for its orders. */
export const demoBuyer = person(
  [demoCustomer.name, demoCustomer.email, '01711000101', 'Dhaka', 'Flat 4B, House 27, Road 11, Banani'],
  demoCustomer.uid,
);

/** The customers who placed the other orders. */
export const otherCustomers: readonly DemoCustomer[] = [
  person(
    [
      'তানজিলা আক্তার',
      'tanzila@hatkhola.example',
      '01711000102',
      'Chattogram',
      'বাসা ১২, রোড ৩, নাসিরাবাদ হাউজিং সোসাইটি',
    ],
    'demo-person-tanzila',
  ),
  person(
    ['Mahmudul Hasan', 'mahmudul@hatkhola.example', '01811000103', 'Dhaka', 'House 8, Block C, Mirpur 10'],
    'demo-person-mahmudul',
  ),
  person(
    [
      'Sadia Afrin',
      'sadia@hatkhola.example',
      '01911000104',
      'Sylhet',
      'Zindabazar Point, beside the central mosque',
    ],
    'demo-person-sadia',
  ),
  person(
    ['রাকিব হোসেন', 'rakib@hatkhola.example', '01611000105', 'Khulna', 'খালিশপুর, বিআইডিসি রোড, বাসা ৪৫'],
    'demo-person-rakib',
  ),
  person(
    [
      'Farhana Yasmin',
      'farhana@hatkhola.example',
      '01511000106',
      'Dhaka',
      'Level 7, Simpletree Anarkali, Gulshan Avenue',
    ],
    'demo-person-farhana',
    'Office',
  ),
  person(
    [
      'Imran Chowdhury',
      'imran@hatkhola.example',
      '01311000107',
      'Rajshahi',
      'Kazla, near the university main gate',
    ],
    'demo-person-imran',
  ),
  person(['সুমাইয়া ইসলাম', 'sumaiya@hatkhola.example', '01411000108', 'Cumilla', 'কান্দিরপাড়, টমছম ব্রিজ রোড'], null),
  person(
    ['Arif Billah', 'arif@hatkhola.example', '01711000109', 'Gazipur', 'Board Bazar, Kunia, House 3'],
    null,
  ),
  person(
    ['Nasrin Sultana', 'nasrin@hatkhola.example', '01811000110', 'Dhaka', '55/2 Shantinagar, 3rd floor'],
    null,
  ),
  person(
    ['Tanvir Ahmed', 'tanvir@hatkhola.example', '01911000111', 'Barishal', 'Sadar Road, above Sonali Bank'],
    null,
    'Office',
  ),
];

/** A row of the users table. */
export interface DemoUser {
  readonly id: string;
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

/** The rows of the users table: the accounts of the README, and the customers with an account. */
export const demoUsers: readonly DemoUser[] = [
  demoAdmin,
  demoStaff,
  ...[demoBuyer, ...otherCustomers].map((customer) => ({ ...customer, role: 'customer' as const })),
].flatMap(({ uid, name, email, role }) =>
  uid === null ? [] : [{ id: demoId('user', uid), uid, name, email, role }],
);
