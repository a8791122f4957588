import type { Order } from '#domain/orders/order.ts';
import { productFeedPath } from '#domain/products/productFeed.ts';
import { dhakaDay } from '#domain/values/dates.ts';

/** What staff and shoppers ask a large shop beside its lists of orders and parcels, with the bar of each in milliseconds (CL-4). */

export interface TimedCall {
  readonly what: string;
  readonly path: string;
  readonly bar: number;
}

const list = 200;
const search = 300;
/** Figures of many days, and files of all products, are no list. */
const long = 1000;

/** Searches for an order by what a person may know of it, as the top bar and the lists send them. */
export const searchCalls = ({ _id, number, customerData }: Order): readonly TimedCall[] => {
  const { mobileNumber, name, email } = customerData;
  const texts: Readonly<Record<string, string>> = {
    phone: mobileNumber,
    'last four digits': mobileNumber.slice(-4),
    'order number': number ?? '',
    name,
    'part of a name': name.slice(0, 4),
    'two letters': name.slice(0, 2),
    'two digits': '01',
    'e-mail address': email,
    'part of an id': _id.slice(-8),
    nothing: 'no such order',
  };
  return Object.entries(texts).flatMap(([what, text]) => {
    const query = encodeURIComponent(text);
    return [
      { what: `search, ${what}`, path: `/api/orders?search=${query}&sort=match&limit=8`, bar: search },
      { what: `list of a search, ${what}`, path: `/api/orders?search=${query}&limit=25`, bar: search },
    ];
  });
};

/** The day in Dhaka that many days ago. */
const dayAgo = (days: number): string => dhakaDay(new Date(Date.now() - days * 86_400_000));

/** The pages of the desk. */
export const deskCalls = ({ _id, number }: Order): readonly TimedCall[] => [
  { what: 'counts of orders', path: '/api/orderCounts', bar: list },
  { what: 'orders by day, home page', path: '/api/orderDays', bar: list },
  { what: 'work of today', path: '/api/toDo', bar: list },
  { what: 'figures, 7 days', path: '/api/figures?days=7', bar: long },
  { what: 'figures, 30 days', path: '/api/figures?days=30', bar: long },
  { what: 'figures, 90 days', path: '/api/figures?days=90', bar: long },
  { what: 'figures, a year', path: `/api/figures?from=${dayAgo(364)}&to=${dayAgo(0)}`, bar: 5 * long },
  { what: 'cash outstanding', path: '/api/cashOutstanding', bar: list },
  { what: 'parcels that a courier holds money of', path: '/api/heldParcels?courier=steadfast', bar: list },
  { what: 'decisions', path: '/api/decisions?limit=25', bar: list },
  { what: 'numbers of decisions', path: '/api/decisionCounts', bar: list },
  { what: 'orders delivered today', path: `/api/orders?deliveredOn=${dayAgo(0)}&limit=25`, bar: list },
  {
    what: 'orders of a week',
    path: `/api/orders?from=${dayAgo(37)}&to=${dayAgo(30)}&limit=25`,
    bar: list,
  },
  {
    what: 'orders of a year',
    path: `/api/orders?from=${dayAgo(465)}&to=${dayAgo(100)}&limit=25`,
    bar: list,
  },
  {
    what: 'confirmed without a parcel',
    path: '/api/orders?status=Confirmed&parcel=none&limit=25',
    bar: list,
  },
  { what: 'audit log', path: '/api/auditEntries?limit=25', bar: list },
  {
    what: 'audit log of an order',
    path: `/api/auditEntries?subject=${encodeURIComponent(number ?? '')}&limit=25`,
    bar: search,
  },
  { what: 'audit log of an account', path: '/api/auditEntries?account=admin&limit=25', bar: search },
  { what: 'users', path: '/api/users?limit=25', bar: list },
  { what: 'users, a search', path: '/api/users?limit=25&search=rahman', bar: search },
  { what: 'reviews that wait', path: '/api/moderatedReviews?state=Waiting&limit=25', bar: list },
  { what: 'reviews that are shown', path: '/api/moderatedReviews?state=Published&limit=25', bar: list },
  { what: 'numbers of reviews', path: '/api/reviewCounts', bar: list },
  { what: 'paid advances', path: `/api/paidAdvances?ids=${_id}`, bar: list },
  { what: 'statements', path: '/api/statements?limit=25', bar: list },
];

/** What shoppers and their search engines ask of a shop with so many products. */
export const shopCalls = (products: number): readonly TimedCall[] => [
  { what: 'products, first page', path: '/api/products?limit=40', bar: list },
  {
    what: 'products of a category, by price',
    path: '/api/products?category=Women Items&sort=priceUp&limit=40',
    bar: list,
  },
  { what: 'products, a search', path: '/api/products?searchQuery=bag&limit=40', bar: search },
  { what: 'products, a misspelt search', path: '/api/products?searchQuery=shirrt&limit=40', bar: search },
  { what: 'filters of all products', path: '/api/productFacets', bar: list },
  { what: 'filters of a search', path: '/api/productFacets?searchQuery=bag', bar: search },
  { what: 'stock', path: '/api/stock?limit=25', bar: list },
  { what: 'sitemap of 1,000', path: '/sitemap-products-1.xml', bar: long },
  {
    what: 'sitemap of 1,000, the last',
    path: `/sitemap-products-${Math.max(1, Math.ceil(products / 1000))}.xml`,
    bar: long,
  },
  { what: 'index of sitemaps', path: '/sitemap.xml', bar: list },
  { what: 'feed', path: productFeedPath, bar: 10 * long },
];
