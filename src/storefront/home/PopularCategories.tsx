import television from '@lobehub/fluent-emoji-3d/assets/1f4fa.webp?url&no-inline';
import living from '@lobehub/fluent-emoji-3d/assets/1f6cb-fe0f.webp?url&no-inline';
import baby from '@lobehub/fluent-emoji-3d/assets/1f9f8.webp?url&no-inline';
import bag from '@lobehub/fluent-emoji-3d/assets/1f45c.webp?url&no-inline';
import kitchen from '@lobehub/fluent-emoji-3d/assets/1f373.webp?url&no-inline';
import dress from '@lobehub/fluent-emoji-3d/assets/1f457.webp?url&no-inline';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { popularCategories } from '#domain/categoryNames.ts';
import { from, hovering } from '#ui/theme/media.ts';
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
    <List>
      {popularCategories.map((name) => (
        <li key={name}>
          <Link {...categoryLink(name)}>
            <img src={images[name]} alt="" width={96} height={96} loading="lazy" decoding="async" />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </List>
  </HomeSection>
);

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
  a {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: var(--space-3);
    height: 100%;
    padding: var(--space-5) var(--space-3) var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
    font-weight: 600;
    line-height: var(--leading-snug);
    text-align: center;
    text-decoration: none;
    transition: border-color 0.15s, background-color 0.15s;
  }
  img { transition: scale 0.25s; width: 72px; height: 72px; }
  ${hovering} {
    a:hover { border-color: var(--accent); background: var(--accent-soft); }
    a:hover img { scale: 1.08; }
  }
  ${from.small} { gap: var(--space-3); }
  ${from.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--space-4); img { width: 96px; height: 96px; } }
  ${from.large} { grid-template-columns: repeat(6, minmax(0, 1fr)); }
`;
