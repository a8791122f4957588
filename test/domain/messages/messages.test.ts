import { describe, expect, it } from 'vitest';
import { emptyListing } from '#messages/domain/screenMessages.ts';
import {
  customerMoveButtons,
  listHeadings,
  moveDialogs,
  shopMessages,
  signUpFailedMessage,
  signUpMessage,
} from '#messages/domain/shopMessages.ts';

/** Texts of the specification (ER-1), verbatim. */
const specifiedMessages = [
  'Google Signup Failed',
  'Login Failed',
  'An error occurred',
  'Login Successful',
  'Error: Failed to save order. Please try again.',
  'Order Confirmed!',
  'Product Added!',
  'Your product has been successfully added to the cart.',
  'Error! Something went wrong while adding the product.',
  'Product Updated!',
  'Your product has been successfully updated.',
  'Error!',
  'Something went wrong while updating the product.',
  'Success!',
  'Product deleted successfully.',
  'Error deleting product. Please try again later.',
  'An unexpected error occurred. Please try again later.',
  'Updated!',
  'Order status has been updated.',
  'Failed to update order status.',
  'Order deleted successfully.',
  'Error deleting order. Please try again later.',
  'User role updated successfully!',
  'Oops...',
  'Failed to update user role',
  'Error updating user role',
  'Deleted!',
  'User deleted successfully',
  'Failed to delete user',
  'Slide deleted successfully',
  'Failed to delete slide',
  'Slider data add successfully',
  'Failed to add slider data',
  'Slider data update successfully',
  'Failed to update slider data',
  'Password Reset Email Sent',
  'Please check your email for password reset instructions.',
  'Password Reset Failed',
  'Password reset failed. Please try again later.',
  'Logout',
  'Are you sure you want to logout?',
  'Yes, logout!',
  'Logout Successful',
  'You have been successfully logged out.',
  'Oops! Page Not Found',
  'Are you sure?',
  "You won't be able to revert this!",
  'Do you really want to delete this user?',
  'Do you really want to delete this slide?',
  'Number must be 11 digit',
];

const messagesIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(messagesIn);

describe('messages', () => {
  it('ER-1 include every specified message verbatim', () => {
    const allMessages = new Set(messagesIn(shopMessages));
    expect(specifiedMessages.filter((message) => !allMessages.has(message))).toEqual([]);
  });

  it('AU-4 include the name of the new user', () => {
    expect({ added: signUpMessage('Rahima'), failed: signUpFailedMessage('Rahima') }).toEqual({
      added: 'Rahima Signup Successful',
      failed: 'Rahima Signup Failed',
    });
  });

  it('LS-2 include the name of the empty category', () => {
    expect(emptyListing('Bag Items')).toBe('There are no products on Bag Items');
  });

  it('BC-2 thank in Bengali', () => {
    expect(shopMessages.orderPlaced.text).toMatch(/^ধন্যবাদ/);
  });

  it('ST-2 and ST-3 have a question for each move of the staff', () => {
    expect({
      confirm: moveDialogs.CONFIRM.yes,
      cancel: moveDialogs.CANCEL.yes,
      deliver: moveDialogs.DELIVER.yes,
      notYet: moveDialogs.DELIVER.no,
    }).toEqual({
      confirm: 'Yes, confirm it!',
      cancel: 'Yes, cancel it!',
      deliver: 'Yes, Delivered it',
      notYet: 'Not yet',
    });
    expect(moveDialogs.SHIP.button).toBe('Mark as Shipping');
  });

  it('ST-6 and ST-7 ask the customer as specified', () => {
    expect(customerMoveButtons).toEqual({
      CANCEL: 'Cancel Order',
      CONFIRM: 'Confirm Order',
      RETURN: 'Return',
    });
    expect(moveDialogs.RETURN).toMatchObject({
      title: 'Are you sure?',
      text: 'You wants to return the order?',
    });
    expect(moveDialogs.CANCEL).toMatchObject({
      title: 'Are you sure?',
      text: "You won't be able to revert this!",
    });
  });

  it('OL-1 and OL-5 have a heading for each list, with the two wrong headings corrected', () => {
    const { active, all, ...lists } = listHeadings;
    expect(all).toEqual({ staff: 'Find Orders', customer: 'Find My Orders' });
    expect(Object.values(lists).map(({ staff }) => staff)).toEqual([
      'View All Pending Orders',
      'View All Confirmed Orders',
      'View All Cancelled Orders',
      'View All Delivered Orders',
      'View All Returned Orders',
    ]);
    expect(
      [active, lists.delivered, lists.returned, lists.cancelled].map(({ customer }) => customer),
    ).toEqual(['My Active Orders', 'My Shopping', 'My Return', 'My Cancellations']);
  });
});
