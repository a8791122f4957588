import { type Product, readProduct } from '#domain/products/product.ts';
import { nameLengths } from '#domain/shop/constants.ts';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { DiscountBadge } from './DiscountBadge.tsx';
import { Picture } from './Picture.tsx';
import { Price } from './Price.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';
import { Rating } from './Rating.tsx';
import { SoldOutBadge } from './SoldOutBadge.tsx';
import { Swatch } from './Swatch.tsx';
import { TruncatedName } from './TruncatedName.tsx';

const longName = 'Stainless Steel Vacuum Insulated Travel Flask with Cup and Strap';

const image = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 450 450"><rect width="450" height="450" fill="#d8b48a"/></svg>',
)}`;

const kettle = {
  _id: 'kettle',
  name: 'Copper Kettle',
  images: [image],
  originalPrice: 1000,
  ratings: 4.5,
  reviews: 12,
};

const products = [
  kettle,
  { ...kettle, _id: 'offer', name: longName, offerPrice: 750 },
  { ...kettle, _id: 'without-image', images: [], ratings: null, reviews: null },
  { ...kettle, _id: 'sold-out', soldOut: true },
  { ...kettle, _id: 'without-price', name: ' ', originalPrice: null },
]
  .map(readProduct)
  .filter((product) => product !== null);

const card = (product: Product) => (
  <ProductCard product={product} favourite={product._id === 'offer'} onFavourite={() => undefined} />
);

export const Grid = () => <ProductGrid products={products} card={card} />;

export const LoadingGrid = () => <ProductGridSkeleton count={5} />;
export const LoadingCard = () => <ProductCardSkeleton />;

export const Prices = () => (
  <Stack>
    <Price product={{ originalPrice: 1000, offerPrice: 750 }} />
    <Price product={{ originalPrice: 100_000, offerPrice: null }} size="l" />
    <Price product={{ originalPrice: null, offerPrice: null }} />
    <Row>
      <DiscountBadge product={{ originalPrice: 1000, offerPrice: 750 }} />
      <SoldOutBadge />
    </Row>
  </Stack>
);

export const Ratings = () => (
  <Stack>
    <Rating value={4.5} reviews={1234} />
    <Rating value={3.7} reviews={1} detailed />
    <Rating value={null} reviews={null} />
  </Stack>
);

export const Swatches = () => (
  <Row>
    {['Black', 'White', 'Red', 'Blue'].map((color) => (
      <Swatch key={color} color={color} />
    ))}
  </Row>
);

export const LongName = () => <TruncatedName name={longName} cut={nameLengths.card} />;

export const Pictures = () => (
  <Row align="start">
    {[image, '/missing.webp', undefined].map((src) => (
      <div key={src ?? 'none'} style={{ width: 160 }}>
        <Picture src={src} alt="Kettle" width={450} height={450} sizes="160px" />
      </div>
    ))}
  </Row>
);
