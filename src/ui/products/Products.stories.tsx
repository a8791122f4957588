import type { Meta, StoryObj } from '@storybook/react-vite';
import { nameLengths } from '#domain/constants.ts';
import type { Product } from '#domain/product.ts';
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
import { TruncatedName } from './TruncatedName.tsx';

const meta = { title: 'Products' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const longName = 'Stainless Steel Vacuum Insulated Travel Flask with Cup and Strap';

const image = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 450 450"><rect width="450" height="450" fill="#d8b48a"/></svg>',
)}`;

const productWith = (changes: Partial<Product>): Product => ({
  _id: 'kettle',
  name: 'Copper Kettle',
  description: '',
  videoLink: '',
  category: 'Kitchen Items',
  subCategory: 'Cookware',
  productType: 'Best Selling',
  sizes: [],
  colors: [],
  images: [image],
  originalPrice: 1000,
  offerPrice: null,
  ratings: 4.5,
  reviews: 12,
  soldOut: false,
  createdAt: '2025-01-05T09:07:00.000Z',
  changedAt: '2025-01-05T09:07:00.000Z',
  ...changes,
});

const products = [
  productWith({}),
  productWith({ _id: 'offer', name: longName, offerPrice: 750 }),
  productWith({ _id: 'without-image', images: [], ratings: null, reviews: null }),
  productWith({ _id: 'sold-out', soldOut: true }),
  productWith({ _id: 'without-price', name: ' ', originalPrice: null }),
];

export const Grid: Story = {
  render: () => (
    <ProductGrid
      products={products}
      card={(product) => (
        <ProductCard product={product} favourite={product._id === 'offer'} onFavourite={() => undefined} />
      )}
    />
  ),
};

export const LoadingGrid: Story = { render: () => <ProductGridSkeleton count={5} /> };
export const LoadingCard: Story = { render: () => <ProductCardSkeleton /> };

export const Prices: Story = {
  render: () => (
    <Stack>
      <Price original={1000} offer={750} />
      <Price original={100_000} offer={null} size="l" />
      <Price original={null} offer={null} />
      <Row>
        <DiscountBadge original={1000} offer={750} />
        <SoldOutBadge />
      </Row>
    </Stack>
  ),
};

export const Ratings: Story = {
  render: () => (
    <Stack>
      <Rating value={4.5} reviews={1234} />
      <Rating value={3.7} reviews={1} detailed />
      <Rating value={null} reviews={null} />
    </Stack>
  ),
};

export const LongName: Story = { render: () => <TruncatedName name={longName} cut={nameLengths.card} /> };

export const Pictures: Story = {
  render: () => (
    <Row align="start">
      {[image, '/missing.webp', undefined].map((src) => (
        <div key={src ?? 'none'} style={{ width: 160 }}>
          <Picture src={src} alt="Kettle" width={450} height={450} sizes="160px" />
        </div>
      ))}
    </Row>
  ),
};
