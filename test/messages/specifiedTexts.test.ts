import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { literalsOf } from './literalsOf.ts';

/** Texts of the screens that the specification quotes; its messages are in `test/domain/messages/messages.test.ts`. */
const specified = [
  'Oops! Page Not Found',
  'Login to Your Account',
  'Continue with Google',
  'OR',
  'Sign In',
  'Processing...',
  'Forgot password?',
  'New user?',
  'Create an account',
  'Create New Account',
  'Forgot password',
  'Forgot',
  'Sending...',
  'My Cart',
  'Selected Products',
  'Proceed To Checkout',
  'Contact with us',
  'Drop Your Message',
  'Send Message',
  'Take a Product',
  'View All Pending Orders',
  'View All Confirmed Orders',
  'View All Cancelled Orders',
  'View Details',
  'Customer Comment',
  'Invoice',
  'Invoiced To',
  'Pay To',
  'Thank you for your purchase!',
  'Print Invoice',
  'View All Products',
  'Add Product',
  'ADD A PRODUCT',
  'UPDATE A PRODUCT',
  'View All Users',
  'Add Slide',
  'Promote to Admin',
  'Demote to Customer',
  'Show Me More',
  'Show Less',
  'Name is required',
  '⚠ Email is required',
  '⚠ Password is required',
  'This field is required',
];

it('BN-4 ER-1 the English table has the specification’s texts of the screens, to the letter', () => {
  const files = readdirSync('src/messages/en', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const texts = new Set(files.flatMap(literalsOf).map(({ text }) => text.trim()));
  expect(specified.filter((text) => !texts.has(text))).toEqual([]);
});
