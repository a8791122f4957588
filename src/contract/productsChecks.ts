import { array, number, object, string } from 'yup';
import { isAmount } from '#domain/money.ts';
import { productPicture } from '#domain/rules.ts';
import { byId, check, deletedReply, insertedReply, pageRules } from './check.ts';
import { deleteProduct, getProduct, listProducts, postProduct, productSorts, updateProduct } from './products.ts';

const amount = (name: string) =>
  number()
    .typeError(`${name} must be a number`)
    .nullable()
    .min(1, `${name} must be at least 1`)
    .max(10_000_000, `${name} may be at most 10000000`)
    .test('decimals', `${name} may have at most two decimals`, (value) => value == null || isAmount(value));

const text = (name: string, limit: number) =>
  string().typeError(`${name} must be a text`).max(limit, `${name} may have at most ${limit} characters`);

const choices = (name: string) =>
  array(string().required().max(40)).typeError(`${name} must be a list`).max(30, `${name} may hold at most 30 choices`);

/** An address that a page may safely show: https, http or the shop's own. */
const address = (name: string) =>
  text(name, 2000).test('address', `${name} must be a web address`, (value) => !value || /^(https?:\/\/|\/(?!\/))/i.test(value));

/** The product form's rules (AP-5), for adding and updating alike. */
export const productBody = object({
  name: text('name', 300),
  description: text('description', 10_000),
  videoLink: address('videoLink'),
  category: text('category', 80),
  subCategory: text('subCategory', 80),
  productType: text('productType', 40),
  sizes: choices('sizes'),
  colors: choices('colors'),
  images: array(address('images').defined())
    .typeError('images must be a list')
    .max(productPicture.slots, `images may hold at most ${productPicture.slots} pictures`),
  originalPrice: amount('originalPrice'),
  offerPrice: amount('offerPrice'),
  ratings: number().typeError('ratings must be a number').nullable().min(1, 'ratings must be at least 1').max(5, 'ratings may be at most 5'),
  reviews: number().typeError('reviews must be a number').nullable().integer('reviews must be a whole number').min(1, 'reviews must be at least 1').max(10_000_000),
  createdAt: text('createdAt', 40),
}).required('a body is required');

export const productReply = object({
  _id: string().required(),
  name: string().defined(),
  description: string().defined(),
  videoLink: string().defined(),
  category: string().defined(),
  subCategory: string().defined(),
  productType: string().defined(),
  sizes: array(string().required()).required(),
  colors: array(string().required()).required(),
  images: array(string().required()).required(),
  originalPrice: number().defined().nullable(),
  offerPrice: number().defined().nullable(),
  ratings: number().defined().nullable(),
  reviews: number().defined().nullable(),
  createdAt: string().defined(),
});

export const productsChecks = {
  listProducts: check(listProducts, {
    query: object({
      searchQuery: string().max(200, 'searchQuery may have at most 200 characters'),
      category: string().max(80, 'category may have at most 80 characters'),
      subCategory: string().max(80, 'subCategory may have at most 80 characters'),
      productType: string().max(40, 'productType may have at most 40 characters'),
      sort: string().oneOf(productSorts, `sort must be one of ${productSorts.join(', ')}`),
      minPrice: number().typeError('minPrice must be a number').min(0, 'minPrice must be at least 0'),
      maxPrice: number().typeError('maxPrice must be a number').min(0, 'maxPrice must be at least 0'),
      ...pageRules,
    }),
    reply: object({ data: array(productReply).required() }),
  }),
  getProduct: check(getProduct, { params: byId, reply: object({ data: productReply }) }),
  postProduct: check(postProduct, { body: productBody, reply: insertedReply }),
  updateProduct: check(updateProduct, { params: byId, body: productBody, reply: object({ data: productReply }) }),
  deleteProduct: check(deleteProduct, { params: byId, reply: deletedReply }),
};

