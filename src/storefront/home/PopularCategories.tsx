import television from '@lobehub/fluent-emoji-3d/assets/1f4fa.webp?url&no-inline';
import living from '@lobehub/fluent-emoji-3d/assets/1f6cb-fe0f.webp?url&no-inline';
import baby from '@lobehub/fluent-emoji-3d/assets/1f9f8.webp?url&no-inline';
import bag from '@lobehub/fluent-emoji-3d/assets/1f45c.webp?url&no-inline';
import kitchen from '@lobehub/fluent-emoji-3d/assets/1f373.webp?url&no-inline';
import dress from '@lobehub/fluent-emoji-3d/assets/1f457.webp?url&no-inline';
import { Link } from 'react-router-dom';
import { popularCategories } from '#domain/categoryNames.ts';
import { categoryLink } from '../layout/categories/listingLinks.ts';
import { HomeSection } from './HomeSection.tsx';

const images: Readonly<Record<(typeof popularCategories)[number], string>> = {
  'Kitchen Items': kitchen,
  'Bag Items': bag,
  'Home and Living': living,
  'Women Items': dress,
  'Electronics and Appliances': television,
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
