import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { digits } from '#messages/language.ts';
import * as messages from '#messages/storefront/layout/header.ts';
import { selectCartCount, selectCartLoaded } from '#slices/cartSlice.ts';
import { selectFavourites } from '#slices/favouritesSlice.ts';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';

interface CountedLinkProps {
  readonly to: string;
  readonly title: string;
  readonly icon: IconName;
  /** `null` until the number is read from what this browser has stored. */
  readonly count: number | null;
}

/** Accessible name of a link with a count, such as `Cart, 2 items`. */
export const titleWithCount = (title: string, count: number | null): string =>
  count === null ? title : messages.withCount(title, count);

/** A number over an icon; nothing for 0 and `null`. */
export const CountBadge = ({ count }: Pick<CountedLinkProps, 'count'>) =>
  // With the number as its key, another number is a new element, whose animation runs.
  count ? (
    <Badge key={count} aria-hidden="true">
      {digits(count)}
    </Badge>
  ) : null;

/** An icon of the header that links to a list, with the number of entries in the list. */
const CountedLink = ({ to, title, icon, count }: CountedLinkProps) => (
  <Root to={to} aria-label={titleWithCount(title, count)} title={title}>
    <Icon name={icon} size={24} />
    <CountBadge count={count} />
  </Root>
);

/** The number of cart lines; `null` until the persisted cart is read. */
export const useCartCount = (): number | null => {
  const count = useSelector(selectCartCount);
  return useSelector(selectCartLoaded) ? count : null;
};

/** Link to the cart with the number of lines. */
export const CartLink = () => (
  <CountedLink to="/cart" title={messages.cart} icon="cart" count={useCartCount()} />
);

/** What the link to the cart says, for screen readers alone. */
export const CartStatus = () => (
  <VisuallyHidden>{titleWithCount(messages.cart, useCartCount())}</VisuallyHidden>
);

export const useFavouritesCount = (): number => useSelector(selectFavourites).length;

/** Link to the favourites with their number (SH-5). */
export const FavouritesLink = () => (
  <CountedLink to="/favourites" title={messages.favourites} icon="heart" count={useFavouritesCount()} />
);

const appear = keyframes`from { scale: 1.8; }`;
const Badge = styled.span`
  position: absolute;
  inset-block-start: 1px;
  inset-inline-end: 0;
  min-width: 10px;
  height: 16px;
  padding-inline: 5px;
  border: 2px solid var(--surface);
  border-radius: var(--radius-full);
  background: var(--accent);
  color: var(--on-accent);
  font-size: var(--text-2xs);
  font-weight: 700;
  line-height: 16px;
  text-align: center;
  font-variant-numeric: tabular-nums;
  box-sizing: content-box;
  @media (prefers-reduced-motion: no-preference) { animation: ${appear} 0.3s; }
`;
const Root = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  border-radius: var(--radius-full);
  &:hover { background: var(--accent-soft); color: var(--accent-strong); }
  &:focus-visible { border-radius: var(--radius-full); }
`;
