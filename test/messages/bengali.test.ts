import { afterEach, expect, it } from 'vitest';
import { districts, districtsInBengali } from '#domain/checkout/districts.ts';
import { orderStatuses } from '#domain/orders/orderStatus.ts';
import { colors, productTypes } from '#domain/products/productChoices.ts';
import { pageLabels } from '#domain/shop/shopPageSchema.ts';
import { labelSizes } from '#domain/staff/printBatch.ts';
import { shopSettingsLabels } from '#messages/domain/settingNames.ts';
import { loadRefusals, refusalText } from '../../src/messages/bn/api/client.ts';
import { waiting } from '../../src/messages/bn/dashboard/figures.ts';
import { tries, triesOrMore } from '../../src/messages/bn/dashboard/orders/list.ts';
import { labelPieces } from '../../src/messages/bn/dashboard/orders/print.tsx';
import { notHandedOverYet, orderIs } from '../../src/messages/bn/dashboard/orders/scanning.ts';
import { labelsOfSize } from '../../src/messages/bn/dashboard/orders.ts';
import { sampleOrders } from '../../src/messages/bn/dashboard/shopSettings.ts';
import { dateWords } from '../../src/messages/bn/dates.ts';
import { heldAgeLabel } from '../../src/messages/bn/domain/cash.ts';
import { districtName } from '../../src/messages/bn/domain/districts.ts';
import { nameOf } from '../../src/messages/bn/domain/names.ts';
import { promoOf } from '../../src/messages/bn/domain/shownPromo.ts';
import { chooseDigits, digits, groupDigits } from '../../src/messages/bn/language.ts';
import { shownText } from '../../src/messages/bn/refusals/sentences.ts';
import { stepCall } from '../../src/messages/bn/storefront/tracking.tsx';

afterEach(() => chooseDigits({ digitsInBengali: 'bengali' }));

const shown = () => [digits(groupDigits('1234567.50')), digits(42), dateWords('05 Jan, 2025, 03:07 pm')];

it('BN-6 prices, counts and dates are in Bengali digits with lakh grouping, or in Latin ones where the shop says so', () => {
  expect(shown()).toEqual(['১২,৩৪,৫৬৭.৫০', '৪২', '০৫ জানু, ২০২৫, বিকাল ০৩:০৭']);

  chooseDigits({ digitsInBengali: 'latin' });
  expect(shown()).toEqual(['12,34,567.50', '42', '05 জানু, 2025, বিকাল 03:07']);

  chooseDigits({ digitsInBengali: 'bengali' });
  expect(digits('42')).toBe('৪২');
});

const counts = () => [heldAgeLabel('0-3'), heldAgeLabel('over14'), tries(2), triesOrMore(3), sampleOrders(7)];

it('BN-6 CA-5 DK-14 ages of cash, numbers of calls and the sample of a colour have the digits that the shop says', () => {
  expect(counts()).toEqual(['০–৩ দিন', '১৪ দিনের বেশি', '২ বার', '৩ বার বা বেশি', '৭টি অর্ডার']);

  chooseDigits({ digitsInBengali: 'latin' });
  expect(counts()).toEqual(['0–3 দিন', '14 দিনের বেশি', '2 বার', '3 বার বা বেশি', '7টি অর্ডার']);
});

it.each([
  ['Sat, 28 Nov', 'শনি, ২৮ নভে'],
  ['05 Jan, 2025, 03:07 pm', '০৫ জানু, ২০২৫, বিকাল ০৩:০৭'],
  ['12:05 am', 'রাত ১২:০৫'],
  ['12:30 pm', 'দুপুর ১২:৩০'],
  ['on 2025-01-05', 'on ২০২৫-০১-০৫'],
])('BN-4 %s is %s in Bengali, also when it is written so already', (english, bengali) => {
  expect([dateWords(english), dateWords(dateWords(english))]).toEqual([bengali, bengali]);
});

it('BN-4 every status, type, colour and district has a Bengali name; another text stays', () => {
  const shown = [...orderStatuses, ...productTypes, ...colors].map(nameOf);
  expect(shown.filter((name) => /[a-z]/i.test(name))).toEqual([]);
  expect(districts.map(districtName)).toEqual(districtsInBengali);
  expect([nameOf('constructor'), nameOf('Teal'), districtName('Dhanmondi')]).toEqual([
    'constructor',
    'Teal',
    'Dhanmondi',
  ]);
});

it('BN-3 what the audit log says of settings, pages and slides has Bengali names and values', () => {
  const slideFields = ['picture', 'title', 'link', 'button', 'title in Bengali', 'button in Bengali'];
  const categoryFields = ['name', 'name in Bengali', 'picture', 'tile', 'none'];
  const names = [
    ...Object.values(shopSettingsLabels),
    ...Object.values(pageLabels),
    ...slideFields,
    ...categoryFields,
  ];
  expect(names.filter((name) => shownText(name) === name)).toEqual([]);
  // The last one has a section of the home page that this version does not know.
  const changes = [
    'from bengali to latin',
    'from off to on',
    'from 5000 to none',
    'from place 12 to place 1',
    'from Delivery, payment and returns; Best Selling to Promo banner; ofNextYear',
  ];
  expect(changes.map((change) => shownText(change))).toEqual([
    'বাংলা থেকে ইংরেজি',
    'বন্ধ থেকে চালু',
    '৫০০০ থেকে নেই',
    '১২ নম্বর জায়গা থেকে ১ নম্বর জায়গা',
    'ডেলিভারি, পেমেন্ট ও ফেরত; সবচেয়ে বেশি বিক্রি থেকে প্রোমো ব্যানার; ofNextYear',
  ]);
});

it('BN-4 the promo banner has the merchant’s texts, else the Bengali ones', () => {
  // What the server sends, in English; the Bengali pages do not use it.
  const promoFromServer = { label: 'Free delivery', title: 'Fill the basket', text: 'Orders over ৳5,000' };
  const shop = { promo: promoFromServer, promoTitle: '', promoText: 'Eid', freeDeliveryOver: 150_000 };
  expect(promoOf(shop)).toMatchObject({ label: 'ফ্রি ডেলিভারি', text: 'Eid' });
  expect(promoOf({ ...shop, promoText: '' }).text).toContain('৳১,৫০,০০০');
  expect(promoOf({ ...shop, freeDeliveryOver: null }).label).toBe('ডেলিভারি');
});

it('BN-4 a refusal is said by its code, and in the server’s words where a code alone says too little', async () => {
  await loadRefusals();
  const message = 'Someone else has just changed this.';
  expect(refusalText({ code: 'soldOut', message, left: 2 })).toContain('২');
  expect(refusalText({ code: 'tooMany', message, left: undefined })).toMatch(/[ক-হ]/);
  expect(refusalText({ code: 'parcelRefused', message, left: undefined })).toBe(message);
});

it('BN-6 the label for couriers has its pieces in English, as its other lines', () => {
  expect(labelPieces('1,200')).toBe('1,200 pieces');
});

it('BN-4 CA-9 orders to be sent, pending and confirmed ones, are not called by the status of the pending ones', () => {
  expect(waiting('22')).toBe('২২টি পাঠানো বাকি');
});

it('BN-10 DK-13 a scanned order is called by the Bengali name of its status', () => {
  expect([orderIs('Delivered', 'x'), notHandedOverYet('Pending')]).toEqual([
    'অর্ডারটির অবস্থা “ডেলিভারি হয়েছে”। x',
    'অর্ডারটির অবস্থা “অপেক্ষমাণ”। এটি কুরিয়ারকে দেওয়া হয়নি।',
  ]);
});

it('BN-4 the sizes of labels have their units in Bengali', () => {
  const sizes = labelSizes.map(({ label }) => labelsOfSize(label));
  expect(sizes).toEqual(['লেবেল ৭৫ × ১০০ মিমি', 'লেবেল ৪ × ৬ ইঞ্চি']);
});

it.each([
  ['between 10 am and 8 pm', '(সকাল ১০টা থেকে রাত ৮টার মধ্যে)'],
  ['between 10 am and 8 pm, except Friday', '(between 10 am and 8 pm, except Friday)'],
  ['between 9:30 am and 5:30 pm', '(সকাল ০৯:৩০ থেকে বিকাল ০৫:৩০-এর মধ্যে)'],
  ['10 am to 8 pm', '(সকাল ১০টা থেকে রাত ৮টার মধ্যে)'],
  ['from 10:00 AM to 8:00 PM', '(সকাল ১০টা থেকে রাত ৮টার মধ্যে)'],
  ['10am–8pm', '(সকাল ১০টা থেকে রাত ৮টার মধ্যে)'],
  ['10 am and 8 pm', '(সকাল ১০টা থেকে রাত ৮টার মধ্যে)'],
  ['from 10 to 8', '(from 10 to 8)'],
  ['রাত ৮টার আগে', '(রাত ৮টার আগে)'],
])('BN-4 the shop’s calling hours “%s” are said in Bengali', (hours, bengali) => {
  expect(stepCall(hours)).toContain(bengali);
});

it('BN-3 CA-3 CA-10 refusals say what a statement and a payment have, with the names of a file as they are there', () => {
  const said = [
    'The parcel is “Booked”; ৳110 less than was booked.',
    'The parcel is “On hold”; ৳110 more than was booked.',
    'Only the net amount is told; the rest is an unknown deduction.',
    'The parcel is also in row 3, 4. None of these rows moves money.',
    'The parcel stands in row 3, 4, too. None of these rows moves money.',
    'A payment does not count: its amount is 100.00.',
    'A payment does not count: its currency is not BDT.',
    'A payment does not count: it belongs to another transaction.',
    'Row 4, column Date: The amount is missing.',
    'The column “Invoice” is chosen for two fields.',
    'The sheets “Delivered” and “Returned” both have lines. Save each of them as a file of its own.',
  ].map((text) => shownText(text));
  expect(said).toEqual([
    'পার্সেলটি “বুক করা হয়েছে”; যত বুক করা হয়েছিল, তার চেয়ে ৳১১০ কম।',
    'পার্সেলটি “আটকে আছে”; যত বুক করা হয়েছিল, তার চেয়ে ৳১১০ বেশি।',
    'শুধু নিট টাকা জানানো হয়েছে; বাকিটা অজানা কর্তন।',
    'পার্সেলটি ৩, ৪ নম্বর সারিতেও আছে। এই সারিগুলোর কোনোটিই ধরা হয়নি।',
    'পার্সেলটি ৩, ৪ নম্বর সারিতেও আছে। এই সারিগুলোর কোনোটিই ধরা হয়নি।',
    'একটি পেমেন্ট ধরা হয়নি: এর টাকার পরিমাণ ১০০.০০।',
    'একটি পেমেন্ট ধরা হয়নি: এর মুদ্রা BDT নয়।',
    'একটি পেমেন্ট ধরা হয়নি: এটি অন্য লেনদেনের।',
    'সারি ৪, কলাম Date: টাকার অঙ্ক নেই।',
    '“Invoice” কলামটি দুটি জায়গায় বাছা হয়েছে।',
    '“Delivered” ও “Returned” দুটি শিটেই পার্সেলের সারি আছে। প্রতিটি শিট আলাদা ফাইল হিসেবে সেভ করুন।',
  ]);
});

it('BN-3 SL-5 SP-3 refusals name the fields of a slide and of the settings', () => {
  const said = [
    'The title needs a letter or a digit',
    'The title in Bengali needs a letter or a digit',
    'The text of the button in Bengali needs a letter or a digit',
    'The link may have at most 500 characters',
    'The button may have at most 30 characters',
    'Colors of pictures must be a list',
    'Please fill in the helpline',
    'Please fill in the picture of the banner',
    'The logo must be a picture or none',
  ].map((text) => shownText(text));
  expect(said).toEqual([
    'শিরোনাম: অন্তত একটি অক্ষর বা অঙ্ক লাগবে',
    'বাংলা শিরোনাম: অন্তত একটি অক্ষর বা অঙ্ক লাগবে',
    'বাটনের বাংলা লেখা: অন্তত একটি অক্ষর বা অঙ্ক লাগবে',
    'লিংক সর্বোচ্চ ৫০০ অক্ষরের হতে পারে',
    'বাটন সর্বোচ্চ ৩০ অক্ষরের হতে পারে',
    'ছবির রং তালিকা হতে হবে',
    'হেল্পলাইন লিখুন',
    'ব্যানারের ছবি লিখুন',
    'লোগো একটি ছবি হতে হবে, বা খালি',
  ]);
});
