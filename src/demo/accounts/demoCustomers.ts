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

/** The demo's customer account as a customer, for its orders. */
export const demoBuyer: DemoCustomer = {
  uid: demoCustomer.uid,
  name: demoCustomer.name,
  email: demoCustomer.email,
  mobileNumber: '01711000101',
  district: 'Dhaka',
  address: 'Flat 4B, House 27, Road 11, Banani',
  addressType: 'Home',
};

/** The customers who placed the other orders. */
export const otherCustomers: readonly DemoCustomer[] = [
  {
    uid: 'demo-person-tanzila',
    name: 'তানজিলা আক্তার',
    email: 'tanzila@hatkhola.example',
    mobileNumber: '01711000102',
    district: 'Chattogram',
    address: 'বাসা ১২, রোড ৩, নাসিরাবাদ হাউজিং সোসাইটি',
    addressType: 'Home',
  },
  {
    uid: 'demo-person-mahmudul',
    name: 'Mahmudul Hasan',
    email: 'mahmudul@hatkhola.example',
    mobileNumber: '01811000103',
    district: 'Dhaka',
    address: 'House 8, Block C, Mirpur 10',
    addressType: 'Home',
  },
  {
    uid: 'demo-person-sadia',
    name: 'Sadia Afrin',
    email: 'sadia@hatkhola.example',
    mobileNumber: '01911000104',
    district: 'Sylhet',
    address: 'Zindabazar Point, beside the central mosque',
    addressType: 'Home',
  },
  {
    uid: 'demo-person-rakib',
    name: 'রাকিব হোসেন',
    email: 'rakib@hatkhola.example',
    mobileNumber: '01611000105',
    district: 'Khulna',
    address: 'খালিশপুর, বিআইডিসি রোড, বাসা ৪৫',
    addressType: 'Home',
  },
  {
    uid: 'demo-person-farhana',
    name: 'Farhana Yasmin',
    email: 'farhana@hatkhola.example',
    mobileNumber: '01511000106',
    district: 'Dhaka',
    address: 'Level 7, Simpletree Anarkali, Gulshan Avenue',
    addressType: 'Office',
  },
  {
    uid: 'demo-person-imran',
    name: 'Imran Chowdhury',
    email: 'imran@hatkhola.example',
    mobileNumber: '01311000107',
    district: 'Rajshahi',
    address: 'Kazla, near the university main gate',
    addressType: 'Home',
  },
  {
    uid: null,
    name: 'সুমাইয়া ইসলাম',
    email: 'sumaiya@hatkhola.example',
    mobileNumber: '01411000108',
    district: 'Cumilla',
    address: 'কান্দিরপাড়, টমছম ব্রিজ রোড',
    addressType: 'Home',
  },
  {
    uid: null,
    name: 'Arif Billah',
    email: 'arif@hatkhola.example',
    mobileNumber: '01711000109',
    district: 'Gazipur',
    address: 'Board Bazar, Kunia, House 3',
    addressType: 'Home',
  },
  {
    uid: null,
    name: 'Nasrin Sultana',
    email: 'nasrin@hatkhola.example',
    mobileNumber: '01811000110',
    district: 'Dhaka',
    address: '55/2 Shantinagar, 3rd floor',
    addressType: 'Home',
  },
  {
    uid: null,
    name: 'Tanvir Ahmed',
    email: 'tanvir@hatkhola.example',
    mobileNumber: '01911000111',
    district: 'Barishal',
    address: 'Sadar Road, above Sonali Bank',
    addressType: 'Office',
  },
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
