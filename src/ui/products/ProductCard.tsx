import { memo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { isSoldOut, type Product, productPath, productTitle } from '#domain/products/product.ts';
import { nameLengths, productImage } from '#domain/shop/constants.ts';
import * as messages from '#messages/ui/products.ts';
import { hasViewTransitions } from '../hasViewTransitions.ts';
import { Icon } from '../icons/Icon.tsx';
import { from, hovering } from '../theme/media.ts';
import { DiscountBadge } from './DiscountBadge.tsx';
import { Picture } from './Picture.tsx';
import { Price } from './Price.tsx';
import { Rating } from './Rating.tsx';
import { SoldOutBadge } from './SoldOutBadge.tsx';
import { Swatch } from './Swatch.tsx';
import { TruncatedName } from './TruncatedName.tsx';

interface ProductCardProps {
  readonly product: Product;
  readonly favourite: boolean;
  readonly onFavourite: (id: string) => void;
  /** Whether an order of this product alone is delivered free. */
  readonly deliveredFree?: boolean;
  /** In the first row of the first view: its picture is fetched at once. */
  readonly priority?: boolean;
  /** `sizes` of its picture; by default as in a ProductGrid. */
  readonly sizes?: string;
}

/**
 * `sizes` of a picture in a ProductGrid. On a phone it is less than the card's width, so that the browser takes the file of
 * 300 px and enlarges it by a tenth: the next file has twice the bytes. Wider windows have one value, since the browser parses the text
 * three times for each picture: more conditions would delay a list. A dense screen takes twice as much: 450 px, the width of a file.
 */
export const gridSizes = '(min-width: 600px) 225px, calc(50vw - 36px)';

/** A card shows at most so many swatches (BY-3). */
const shownSwatches = 4;

/** One product in a list. The whole card links to its page; the heart marks it as a favourite. */
export const ProductCard = memo(
  ({ product, favourite, onFavourite, deliveredFree, priority, sizes = gridSizes }: ProductCardProps) => {
    const title = productTitle(product);
    const { colors } = product;
    const isOut = isSoldOut(product);
    return (
      <Root data-out={isOut || undefined}>
        <ImageFrame>
          <Picture
            src={product.images[0]}
            alt=""
            width={productImage.width}
            height={productImage.height}
            sizes={sizes}
            priority={priority}
          />
          <BadgeCorner>{isOut ? <SoldOutBadge /> : <DiscountBadge product={product} />}</BadgeCorner>
          <Marks>
            {deliveredFree && !isOut ? <span>{messages.freeDelivery}</span> : null}
            {colors.length > 1 ? (
              <span>
                {colors.slice(0, shownSwatches).map((color) => (
                  <Swatch key={color} color={color} />
                ))}
                {messages.colors(colors.length)}
              </span>
            ) : null}
          </Marks>
        </ImageFrame>
        <Details>
          <Name>
            <Link to={productPath(product._id)} viewTransition={hasViewTransitions}>
              <TruncatedName name={title} cut={nameLengths.card} />
            </Link>
          </Name>
          <Rating value={product.ratings} reviews={product.reviews} />
          <Price product={product} />
        </Details>
        {/* After the link in tab order, and on top of the element by which the link covers the card. */}
        <FavouriteButton
          type="button"
          data-favourite
          aria-pressed={favourite}
          aria-label={messages.favourite(title)}
          onClick={() => onFavourite(product._id)}
        >
          <Icon name="heart" />
        </FavouriteButton>
      </Root>
    );
  },
);

const ImageFrame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: var(--radius-l);
  background: var(--picture-ground);
  img { transition: scale 0.35s ease; }
  [data-out] > & img { opacity: 0.55; }
`;
const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  border-radius: var(--radius-l);
  ${hovering} {
    &:hover h3 { color: var(--accent); }
    &:hover ${ImageFrame} img { scale: 1.04; }
  }
`;
const BadgeCorner = styled.div`
  position: absolute;
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  display: flex;
`;
/** Over the picture, so that cards with and without them are equally high. */
const Marks = styled.div`
  position: absolute;
  inset-block-end: var(--space-2);
  inset-inline-start: var(--space-2);
  display: flex;
  flex-wrap: wrap-reverse;
  gap: var(--space-1);
  > span {
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 2px var(--space-2);
    border-radius: var(--radius-full);
    background: var(--surface-translucent);
    font-size: var(--text-xs);
    color: var(--ink-soft);
  }
  i { width: 12px; height: 12px; }
`;
const Details = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: 2px;
  padding: var(--space-2) var(--space-1) var(--space-1);
  /* The rating is small beside the price. */
  > h3 + span { font-size: var(--text-xs); }
  /* The price is at the lower edge. An original price without space beside it goes above the current price. */
  > :last-child { flex-wrap: wrap-reverse; }
`;
const Name = styled.h3`
  flex: 1;
  font-size: var(--text-s);
  font-weight: 500;
  line-height: var(--leading-snug);
  letter-spacing: 0;
  text-wrap: wrap;
  a { text-decoration: none; outline: none; }
  a::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius-l); }
  /* Around the element that covers the card: the picture would lie over an outline of the card itself. */
  a:focus-visible::after { outline: 3px solid var(--accent); outline-offset: -3px; }
  ${from.medium} { font-size: var(--text-m); }
`;
const FavouriteButton = styled.button`
  position: absolute;
  inset-block-start: var(--space-2);
  inset-inline-end: var(--space-2);
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  padding: 0;
  border: 0;
  border-radius: var(--radius-full);
  background: transparent;
  color: var(--ink-soft);
  &::before {
    content: '';
    position: absolute;
    inset: 4px;
    border-radius: inherit;
    background: var(--surface-translucent);
    box-shadow: var(--shadow-1);
  }
  svg { position: relative; transition: scale 0.2s; }
  &:active svg { scale: 0.7; }
  &:hover { color: var(--heart); }
  &:focus-visible { border-radius: var(--radius-full); outline-offset: -3px; }
`;
