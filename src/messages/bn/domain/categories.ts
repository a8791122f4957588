import type { Matches } from '../../matches.ts';

const names: Readonly<Record<string, string>> = {
  'Women Items': 'মেয়েদের পণ্য',
  'Men Items': 'ছেলেদের পণ্য',
  'Health and Beauty': 'স্বাস্থ্য ও সৌন্দর্য',
  'Baby and Kids': 'শিশুদের পণ্য',
  'Gadget Items': 'গ্যাজেট',
  'Kitchen Items': 'রান্নাঘরের পণ্য',
  'Bag Items': 'ব্যাগ',
  'Home and Living': 'ঘর সাজানো',
  '100 TK Items': '১০০ টাকার পণ্য',
  'Cosmetics and Accessories': 'কসমেটিকস',
  'Electronics and Appliances': 'ইলেকট্রনিকস',
  'Fashion and Accessories': 'ফ্যাশন',
};

interface NamedCategory {
  readonly name: string;
  readonly nameBengali?: string | undefined;
}

export const categoryTitle = ({ name, nameBengali }: NamedCategory): string =>
  nameBengali || (Object.hasOwn(names, name) ? (names[name] ?? name) : name);

export type Complete = Matches<
  typeof import('../../en/domain/categories.ts'),
  typeof import('./categories.ts')
>;
