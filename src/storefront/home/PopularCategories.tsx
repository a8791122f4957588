import { Link } from 'react-router-dom';
import { popularCategories } from '#domain/categoryNames.ts';
import { categoryLink } from '../layout/categories/listingLinks.ts';
import baby from './categories/baby-and-kids.webp?url&no-inline';
import bags from './categories/bag-items.webp?url&no-inline';
import electronics from './categories/electronics-and-appliances.webp?url&no-inline';
import living from './categories/home-and-living.webp?url&no-inline';
import kitchen from './categories/kitchen-items.webp?url&no-inline';
import women from './categories/women-items.webp?url&no-inline';
import { HomeSection } from './HomeSection.tsx';

const images: Readonly<Record<(typeof popularCategories)[number], string>> = {
  'Kitchen Items': kitchen,
  'Bag Items': bags,
  'Home and Living': living,
  'Women Items': women,
  'Electronics and Appliances': electronics,
  'Baby and Kids': baby,
};

/** Six tiles, each linking to its listing (HM-6). */
export const PopularCategories = () => (
  <HomeSection title="Popular Categories">
    <ul className="category-tiles">
      {popularCategories.map((name) => (
        <li key={name}>
          <Link {...categoryLink(name)}>
            <img src={images[name]} alt="" width={96} height={96} loading="lazy" decoding="async" />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  </HomeSection>
);
