import { categoryKey } from './categoryNames.ts';
import type { Category, CategoryTree } from './categoryTree.ts';

/** The twelve categories that a new shop has, with their sub-categories (HM-2). */

interface NamedCategory {
  readonly name: string;
  readonly subCategories: readonly string[];
}

// The spec lists "Home and Living" and "Home & Living" apart; they are one category with both lists (HM-2).
// biome-ignore format: a list
const homeAndLiving = [
  'Tools & Hardware', 'Building Materials', 'Plumbing', 'Electrical', 'Paint & Supplies', 'Flooring', 'Lighting',
  'Furniture', 'Outdoor Living', 'Home Decor', 'Others', 'Kitchen & Dining', 'Bedding & Bath',
  'Storage & Organization', 'Home Appliances', 'Pet Supplies', 'Outdoor Furniture', 'Cleaning Supplies',
  'New Home Items',
];

// The spec writes one "Men's Grooming" with a typewriter apostrophe and the other one with a printed apostrophe; both stay so.
// biome-ignore format: a table, one line for each category
export const defaultCategories: readonly NamedCategory[] = [
  { name: 'Women Items', subCategories: ['Jewelry', 'Bags', 'Clothing', 'Cosmetics', 'Shoes', 'Accessories', 'Watches', 'Sportswear', 'Swimwear', 'Lingerie', 'New Women Items'] },
  { name: 'Men Items', subCategories: ['Clothing', 'Watches', 'Shoes', 'Accessories', 'Sportswear', 'Grooming', 'Sunglasses', 'Bags', 'Wallets', 'Belts', 'New Men Items'] },
  { name: 'Health and Beauty', subCategories: ['Skincare', 'Haircare', 'Makeup', 'Fragrances', 'Health Supplements', 'Personal Care', 'Beauty Tools', 'Oral Care', 'Bath & Body', "Men's Grooming", 'Spa & Relaxation'] },
  { name: 'Baby and Kids', subCategories: ['Clothing', 'Diapers', 'Baby Gear', 'Feeding', 'Toys', 'Health & Safety', 'Nursery', 'Baby Care', 'Gifts', 'Books', 'New Baby Items'] },
  { name: 'Gadget Items', subCategories: ['Smartphones & Accessories', 'Wearable Technology', 'Audio & Headphones', 'Computer Peripherals', 'Home Automation', 'Gaming Gadgets', 'Health & Fitness Gadgets', 'Photography & Video Gadgets', 'Travel Gadgets', 'Novelty Gadgets', 'Smartphones', 'Cases & Covers', 'Screen Protectors', 'Chargers & Cables', 'Power Banks', 'Wireless Earbuds', 'Over-Ear Headphones', 'Bluetooth Speakers', 'Smart Lights', 'Smart Plugs', 'Smart Thermostats', 'Smart Locks', 'Security Cameras', 'Voice Assistants'] },
  { name: 'Kitchen Items', subCategories: ['Cookware', 'Bakeware', 'Tableware', 'Kitchen Storage', 'Kitchen Tools & Gadgets', 'Small Appliances', 'Cutlery', 'Glassware', 'Cleaning Supplies', 'Food Storage', 'New Kitchen Items'] },
  { name: 'Bag Items', subCategories: ['Luxury Bags', 'Vanity Bags', 'Tote Bags', 'Clutch Bags', 'Crossbody Bags', 'Shoulder Bags', 'Satchel Bags', 'School Bags', 'Barrel Bags', 'Messenger Bags', 'Belt Bags', 'Laptop Bags', 'Portable Hyperbaric Bags', 'Gym Bags', 'Coin Purses', 'Bermuda Bags', 'Backpacks', 'New Bag Items'] },
  { name: 'Home and Living', subCategories: homeAndLiving },
  { name: '100 TK Items', subCategories: ['Kitchen Tools', 'Household Essentials', 'Stationery', 'Cleaning Supplies', 'Personal Care Items', 'Toys', 'Gardening Tools', 'Pet Accessories', 'Storage Solutions', 'Decorative Items', 'New 100 TK Items'] },
  { name: 'Cosmetics and Accessories', subCategories: ['Face Makeup', 'Eye Makeup', 'Lip Makeup', 'Skincare', 'Nail Products', 'Fragrances', 'Hair Care', 'Bath & Body', 'Men’s Grooming', 'Makeup Tools', 'Others'] },
  { name: 'Electronics and Appliances', subCategories: ['Smartphones', 'Laptops & Computers', 'Cameras & Photography', 'Audio & Headphones', 'Wearable Technology', 'Kitchen Appliances', 'Home Appliances', 'Personal Care Appliances', 'Health & Fitness Gadgets', 'Gaming Consoles', 'Smart Home Devices'] },
  { name: 'Fashion and Accessories', subCategories: ["Men's Fashion", "Women's Fashion", "Kids' Fashion", 'Jewelry', 'Handbags & Wallets', 'Watches', 'Shoes', 'Accessories', 'Sunglasses', 'Hats & Caps', 'Scarves & Wraps'] },
];

/** The tiles of a new shop's home page in their order, each with a picture of the build (HM-6). */
export const popularCategories = [
  'Kitchen Items',
  'Bag Items',
  'Home and Living',
  'Women Items',
  'Electronics and Appliances',
  'Baby and Kids',
] as const;

/** Name of a category's picture in the build: `kitchen-items`. */
export const tileName = (category: string): string => categoryKey(category).replaceAll(' ', '-');

// Bengali pages have the names of `bengaliCategories.ts` where the tree has none.
const shown = { nameBengali: '', isHidden: false } as const;

const toCategory = ({ name, subCategories }: NamedCategory): Category => {
  const index = popularCategories.findIndex((popular) => popular === name);
  const isTile = index !== -1;
  return {
    ...shown,
    name,
    picture: isTile ? tileName(name) : '',
    tile: isTile ? index + 1 : null,
    subCategories: subCategories.map((sub) => ({ ...shown, name: sub })),
  };
};

/** The categories of a new shop. */
export const defaultCategoryTree: CategoryTree = { categories: defaultCategories.map(toCategory), moved: [] };

const spellingByKey = new Map<string, string>(
  defaultCategories
    .flatMap(({ name, subCategories }) => [name, ...subCategories])
    .map((name) => [categoryKey(name), name]),
);

/** A new shop's spelling of a category or sub-category; as given when unknown. */
export const defaultLabel = (name: string): string => spellingByKey.get(categoryKey(name)) ?? name;
