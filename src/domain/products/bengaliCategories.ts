import { language } from '#messages/language.ts';
import { categoryKey, subCategoryKey } from './categoryNames.ts';
import type { Category, CategoryPlace, ListedCategory } from './categoryTree.ts';

/**
 * The categories and sub-categories of a new shop in Bengali (BN-5). Bengali pages show them if the shop has no Bengali name of its
 * own. They are not in the category tree, because English pages show a Bengali name from there beside the English one.
 */
// biome-ignore format: a table
const names: Readonly<Record<string, string>> = {
  'Accessories': 'অ্যাক্সেসরিজ', 'Audio & Headphones': 'অডিও ও হেডফোন', 'Baby Care': 'শিশুর যত্ন', 'Baby Gear': 'শিশুর সরঞ্জাম',
  'Backpacks': 'ব্যাকপ্যাক', 'Bags': 'ব্যাগ', 'Bakeware': 'বেকিং সামগ্রী', 'Barrel Bags': 'ব্যারেল ব্যাগ', 'Bath & Body': 'গোসল ও শরীরের যত্ন',
  'Beauty Tools': 'রূপচর্চার সরঞ্জাম', 'Bedding & Bath': 'বিছানা ও বাথরুম', 'Belt Bags': 'বেল্ট ব্যাগ', 'Belts': 'বেল্ট', 'Bermuda Bags': 'বারমুডা ব্যাগ',
  'Bluetooth Speakers': 'ব্লুটুথ স্পিকার', 'Books': 'বই', 'Building Materials': 'নির্মাণ সামগ্রী', 'Cameras & Photography': 'ক্যামেরা ও ফটোগ্রাফি',
  'Cases & Covers': 'কেস ও কভার', 'Chargers & Cables': 'চার্জার ও কেবল', 'Cleaning Supplies': 'পরিষ্কারের সামগ্রী', 'Clothing': 'পোশাক',
  'Clutch Bags': 'ক্লাচ ব্যাগ', 'Coin Purses': 'কয়েন পার্স', 'Computer Peripherals': 'কম্পিউটার অ্যাক্সেসরিজ', 'Cookware': 'হাঁড়ি-পাতিল', 'Cosmetics': 'কসমেটিকস',
  'Crossbody Bags': 'ক্রসবডি ব্যাগ', 'Cutlery': 'চামচ ও ছুরি', 'Decorative Items': 'সাজানোর জিনিস', 'Diapers': 'ডায়াপার', 'Electrical': 'ইলেকট্রিক্যাল',
  'Eye Makeup': 'চোখের মেকআপ', 'Face Makeup': 'মুখের মেকআপ', 'Feeding': 'শিশুকে খাওয়ানো', 'Flooring': 'মেঝে', 'Food Storage': 'খাবার রাখার পাত্র',
  'Fragrances': 'পারফিউম', 'Furniture': 'আসবাবপত্র', 'Gaming Consoles': 'গেমিং কনসোল', 'Gaming Gadgets': 'গেমিং গ্যাজেট', 'Gardening Tools': 'বাগান করার যন্ত্রপাতি',
  'Gifts': 'উপহার', 'Glassware': 'কাচের জিনিস', 'Grooming': 'গ্রুমিং', 'Gym Bags': 'জিম ব্যাগ', 'Hair Care': 'চুলের যত্ন', 'Haircare': 'চুলের যত্ন',
  'Handbags & Wallets': 'হ্যান্ডব্যাগ ও ওয়ালেট', 'Hats & Caps': 'হ্যাট ও ক্যাপ', 'Health & Fitness Gadgets': 'স্বাস্থ্য ও ফিটনেস গ্যাজেট',
  'Health & Safety': 'স্বাস্থ্য ও নিরাপত্তা', 'Health Supplements': 'হেলথ সাপ্লিমেন্ট', 'Home Appliances': 'হোম অ্যাপ্লায়েন্স', 'Home Automation': 'হোম অটোমেশন',
  'Home Decor': 'ঘর সাজানোর জিনিস', 'Household Essentials': 'ঘরের দরকারি জিনিস', 'Jewelry': 'গয়না', "Kids' Fashion": 'বাচ্চাদের ফ্যাশন',
  'Kitchen & Dining': 'রান্না ও খাওয়া', 'Kitchen Appliances': 'রান্নাঘরের অ্যাপ্লায়েন্স', 'Kitchen Storage': 'রান্নাঘরের স্টোরেজ', 'Kitchen Tools': 'রান্নাঘরের টুলস',
  'Kitchen Tools & Gadgets': 'রান্নাঘরের টুলস ও গ্যাজেট', 'Laptop Bags': 'ল্যাপটপ ব্যাগ', 'Laptops & Computers': 'ল্যাপটপ ও কম্পিউটার', 'Lighting': 'লাইট',
  'Lingerie': 'অন্তর্বাস', 'Lip Makeup': 'ঠোঁটের মেকআপ', 'Luxury Bags': 'লাক্সারি ব্যাগ', 'Makeup': 'মেকআপ', 'Makeup Tools': 'মেকআপের সরঞ্জাম',
  "Men's Fashion": 'ছেলেদের ফ্যাশন', "Men's Grooming": 'ছেলেদের গ্রুমিং', 'Men’s Grooming': 'ছেলেদের গ্রুমিং', 'Messenger Bags': 'মেসেঞ্জার ব্যাগ',
  'Nail Products': 'নখের পণ্য', 'New 100 TK Items': '১০০ টাকার নতুন পণ্য', 'New Baby Items': 'শিশুদের নতুন পণ্য', 'New Bag Items': 'নতুন ব্যাগ',
  'New Home Items': 'ঘরের নতুন পণ্য', 'New Kitchen Items': 'রান্নাঘরের নতুন পণ্য', 'New Men Items': 'ছেলেদের নতুন পণ্য', 'New Women Items': 'মেয়েদের নতুন পণ্য',
  'Novelty Gadgets': 'মজার গ্যাজেট', 'Nursery': 'শিশুর ঘর', 'Oral Care': 'মুখ ও দাঁতের যত্ন', 'Others': 'অন্যান্য', 'Outdoor Furniture': 'বাইরের আসবাবপত্র',
  'Outdoor Living': 'বাগান ও বারান্দা', 'Over-Ear Headphones': 'ওভার-ইয়ার হেডফোন', 'Paint & Supplies': 'রং ও সামগ্রী', 'Personal Care': 'ব্যক্তিগত যত্ন',
  'Personal Care Appliances': 'ব্যক্তিগত যত্নের অ্যাপ্লায়েন্স', 'Personal Care Items': 'ব্যক্তিগত যত্নের পণ্য', 'Pet Accessories': 'পোষা প্রাণীর অ্যাক্সেসরিজ',
  'Pet Supplies': 'পোষা প্রাণীর সামগ্রী', 'Photography & Video Gadgets': 'ফটো ও ভিডিও গ্যাজেট', 'Plumbing': 'প্লাম্বিং', 'Portable Hyperbaric Bags': 'পোর্টেবল হাইপারবারিক ব্যাগ',
  'Power Banks': 'পাওয়ার ব্যাংক', 'Satchel Bags': 'স্যাচেল ব্যাগ', 'Scarves & Wraps': 'স্কার্ফ ও শাল', 'School Bags': 'স্কুল ব্যাগ', 'Screen Protectors': 'স্ক্রিন প্রটেক্টর',
  'Security Cameras': 'সিকিউরিটি ক্যামেরা', 'Shoes': 'জুতা', 'Shoulder Bags': 'শোল্ডার ব্যাগ', 'Skincare': 'ত্বকের যত্ন', 'Small Appliances': 'ছোট অ্যাপ্লায়েন্স',
  'Smart Home Devices': 'স্মার্ট হোম ডিভাইস', 'Smart Lights': 'স্মার্ট লাইট', 'Smart Locks': 'স্মার্ট লক', 'Smart Plugs': 'স্মার্ট প্লাগ', 'Smart Thermostats': 'স্মার্ট থার্মোস্ট্যাট',
  'Smartphones': 'স্মার্টফোন', 'Smartphones & Accessories': 'স্মার্টফোন ও অ্যাক্সেসরিজ', 'Spa & Relaxation': 'স্পা ও আরাম', 'Sportswear': 'খেলার পোশাক',
  'Stationery': 'স্টেশনারি', 'Storage & Organization': 'গুছিয়ে রাখার জিনিস', 'Storage Solutions': 'জিনিস রাখার বক্স', 'Sunglasses': 'সানগ্লাস', 'Swimwear': 'সাঁতারের পোশাক',
  'Tableware': 'টেবিলওয়্যার', 'Tools & Hardware': 'টুলস ও হার্ডওয়্যার', 'Tote Bags': 'টোট ব্যাগ', 'Toys': 'খেলনা', 'Travel Gadgets': 'ভ্রমণের গ্যাজেট',
  'Vanity Bags': 'ভ্যানিটি ব্যাগ', 'Voice Assistants': 'ভয়েস অ্যাসিস্ট্যান্ট', 'Wallets': 'মানিব্যাগ', 'Watches': 'ঘড়ি', 'Wearable Technology': 'স্মার্ট ওয়াচ ও ব্যান্ড',
  'Wireless Earbuds': 'ওয়্যারলেস ইয়ারবাড', "Women's Fashion": 'মেয়েদের ফ্যাশন',
  'Women Items': 'মেয়েদের পণ্য', 'Men Items': 'ছেলেদের পণ্য', 'Health and Beauty': 'স্বাস্থ্য ও সৌন্দর্য', 'Baby and Kids': 'শিশুদের পণ্য',
  'Gadget Items': 'গ্যাজেট', 'Kitchen Items': 'রান্নাঘরের পণ্য', 'Bag Items': 'ব্যাগ', 'Home and Living': 'ঘর সাজানো', '100 TK Items': '১০০ টাকার পণ্য',
  'Cosmetics and Accessories': 'কসমেটিকস', 'Electronics and Appliances': 'ইলেকট্রনিকস', 'Fashion and Accessories': 'ফ্যাশন',
};

// By the key of categories, for sub-categories too: “Home & Living” is “Home and Living” (HM-2), and no sub-category has that name.
const bengaliByKey = new Map(Object.entries(names).map(([name, bengali]) => [categoryKey(name), bengali]));

interface NamedCategory {
  readonly name: string;
  /** Absent or empty without one. */
  readonly nameBengali?: string | undefined;
}

/** The Bengali name of a category or a sub-category: the shop's own, else a new shop's; empty without either. */
export const categoryInBengali = ({ name, nameBengali }: NamedCategory): string =>
  nameBengali || (bengaliByKey.get(categoryKey(name)) ?? '');

/** The name of a saved category in the language of the application; what is saved may lack a Bengali name that new shops have. */
export const savedCategoryTitle = (category: NamedCategory): string =>
  language === 'bn' ? categoryInBengali(category) || category.name : category.name;

const withBengaliName = <Item extends NamedCategory>(item: Item): Item => {
  const nameBengali = categoryInBengali(item);
  return nameBengali === '' ? item : { ...item, nameBengali };
};

/** The categories with the names that Bengali pages show. */
export const withBengaliNames = <Item extends NamedCategory>(categories: readonly Item[]): Item[] =>
  categories.map(withBengaliName);

/** `withBengaliNames`, also for the sub-categories. */
export const withAllBengaliNames = (categories: readonly ListedCategory[]): ListedCategory[] =>
  withBengaliNames(categories).map((category) => ({
    ...category,
    subCategories: withBengaliNames(category.subCategories),
  }));

/** The Bengali name of a product's sub-category, as a field for the answer about the product; no field without a name. */
export const subCategoryBengaliOf = (
  categories: readonly Category[],
  { category, subCategory }: CategoryPlace,
): { readonly subCategoryBengali?: string } => {
  const saved = categories
    .filter(({ name }) => categoryKey(name) === categoryKey(category))
    .flatMap(({ subCategories }) => subCategories)
    .find(({ name }) => subCategoryKey(name) === subCategoryKey(subCategory));
  const bengali = categoryInBengali(saved ?? { name: subCategory });
  return bengali === '' ? {} : { subCategoryBengali: bengali };
};
