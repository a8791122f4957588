import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import type { BuiltPicture } from '#domain/products/categorySchema.ts';
import { lettersOf } from '#domain/values/lettersOf.ts';
import { categoryTitle } from '#messages/domain/categories.ts';
import { language } from '#messages/language.ts';
import * as messages from '#messages/storefront/home.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { from, hovering } from '#ui/theme/media.ts';
import { categoryLink } from '../layout/categories/listingLinks.ts';
import baby from './categories/baby-and-kids.webp?url&no-inline';
import bags from './categories/bag-items.webp?url&no-inline';
import electronics from './categories/electronics-and-appliances.webp?url&no-inline';
import living from './categories/home-and-living.webp?url&no-inline';
import kitchen from './categories/kitchen-items.webp?url&no-inline';
import women from './categories/women-items.webp?url&no-inline';
import { TitledSection } from './TitledSection.tsx';

/** The pictures that the build brings, by name. The picture of a category is one of these names, or an address. */
const images: Readonly<Record<string, string>> = {
  'kitchen-items': kitchen,
  'bag-items': bags,
  'home-and-living': living,
  'women-items': women,
  'electronics-and-appliances': electronics,
  'baby-and-kids': baby,
} satisfies Record<BuiltPicture, string>;

/** A tile for each category that has a place (`tile`, from 1) here, in the order of the places, linked to its listing (HM-6). */
export const PopularCategories = () => {
  const { categories } = useShop();
  const tiles = categories
    .filter(({ tile }) => tile)
    .toSorted((first, second) => (first.tile ?? 0) - (second.tile ?? 0));
  if (tiles.length === 0) return null;
  return (
    <TitledSection title={messages.popularCategories}>
      <Tiles>
        {tiles.map(({ name, nameBengali, picture = '' }) => (
          <li key={name}>
            <Link {...categoryLink(name)}>
              {picture ? (
                <img
                  src={images[picture] ?? picture}
                  alt=""
                  width={96}
                  height={96}
                  loading="lazy"
                  decoding="async"
                />
              ) : (
                <i aria-hidden="true">
                  {shownName(lettersOf(categoryTitle({ name, nameBengali }))[0] ?? '')}
                </i>
              )}
              <span>{shownName(categoryTitle({ name, nameBengali }))}</span>
              {language === 'en' && nameBengali && (
                <small lang="bn" data-bengali>
                  {nameBengali}
                </small>
              )}
            </Link>
          </li>
        ))}
      </Tiles>
    </TitledSection>
  );
};

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-4) var(--space-2);
  a {
    display: grid;
    justify-items: center;
    gap: var(--space-2);
    font-size: var(--text-xs);
    font-weight: 600;
    line-height: var(--leading-snug);
    text-align: center;
    text-decoration: none;
  }
  img, i {
    width: 88px;
    height: 88px;
    border-radius: var(--radius-full);
    background: var(--picture-ground);
    object-fit: cover;
    transition: scale 0.25s;
  }
  /* The first letter of the name in place of a picture. */
  i { display: grid; place-items: center; font: 600 var(--text-2xl) var(--font-body); }
  ${hovering} {
    a:hover { color: var(--accent); }
    a:hover img { scale: 1.08; }
  }
  ${from.tablet} {
    a { font-size: var(--text-m); }
    img, i { width: 128px; height: 128px; }
  }
  ${from.large} { grid-template-columns: repeat(6, minmax(0, 1fr)); }
`;
