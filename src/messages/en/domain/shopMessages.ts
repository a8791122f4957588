import type { OrderListName } from '#domain/orders/orderLists.ts';
import type { OrderEventType } from '#domain/orders/orderStatus.ts';
import { screenMessages } from './screenMessages.ts';

/** The messages of ER-1, verbatim, and those that several layers use. */
export const shopMessages = {
  orderPlaced: {
    title: 'Order Confirmed!',
    text: 'ধন্যবাদ! আপনার অর্ডারটি আমরা পেয়েছি। ডেলিভারি প্রস্তুত করার আগে অর্ডারটি নিশ্চিত করতে আমরা আপনাকে ফোন করব।',
  },
  orderFailed: 'Error: Failed to save order. Please try again.',
  addedToCart: { title: 'Product Added!', text: 'Your product has been successfully added to the cart.' },
  numberTooLong: 'Number must be 11 digit',
  sure: { title: 'Are you sure?', text: "You won't be able to revert this!" },
  statusUpdated: { title: 'Updated!', text: 'Order status has been updated.' },
  statusFailed: { title: 'Error!', text: 'Failed to update order status.' },
  orderDeleted: 'Order deleted successfully.',
  orderDeleteFailed: 'Error deleting order. Please try again later.',
  unexpected: 'An unexpected error occurred. Please try again later.',
  loggedIn: 'Login Successful',
  loginFailed: { title: 'Login Failed', text: 'An error occurred' },
  googleFailed: 'Google Signup Failed',
  resetSent: {
    title: 'Password Reset Email Sent',
    text: 'Please check your email for password reset instructions.',
  },
  resetFailed: { title: 'Password Reset Failed', text: 'Password reset failed. Please try again later.' },
  logout: { title: 'Logout', text: 'Are you sure you want to logout?', confirm: 'Yes, logout!' },
  logoutFailed: 'Logout failed. Please try again.',
  loggedOut: { title: 'Logout Successful', text: 'You have been successfully logged out.' },
  productAdded: 'Product Added!',
  productAddFailed: 'Error! Something went wrong while adding the product.',
  productUpdated: { title: 'Product Updated!', text: 'Your product has been successfully updated.' },
  productUpdateFailed: { title: 'Error!', text: 'Something went wrong while updating the product.' },
  productDeleted: { title: 'Success!', text: 'Product deleted successfully.' },
  productDeleteFailed: 'Error deleting product. Please try again later.',
  roleUpdated: 'User role updated successfully!',
  roleRefused: { title: 'Oops...', text: 'Failed to update user role' },
  roleFailed: { title: 'Oops...', text: 'Error updating user role' },
  userDeleted: { title: 'Deleted!', text: 'User deleted successfully' },
  userDeleteFailed: { title: 'Error!', text: 'Failed to delete user' },
  userDeleteQuestion: 'Do you really want to delete this user?',
  slideAdded: 'Slider data add successfully',
  slideAddFailed: 'Failed to add slider data',
  slideUpdated: 'Slider data update successfully',
  slideUpdateFailed: 'Failed to update slider data',
  slideDeleted: 'Slide deleted successfully',
  slideDeleteFailed: 'Failed to delete slide',
  slideDeleteQuestion: 'Do you really want to delete this slide?',
  ownRow: 'This is your own account. Another admin has to change it.',
  ...screenMessages,
} as const;

export const signUpMessage = (name: string): string => `${name} Signup Successful`;
export const signUpFailedMessage = (name: string): string => `${name} Signup Failed`;

/** The dialog before each move (ST-2, ST-3, ST-6). */
export const moveDialogs: Record<
  OrderEventType,
  { button: string; title: string; text: string; yes: string; no: string }
> = {
  CONFIRM: { button: 'Confirm', ...shopMessages.sure, yes: 'Yes, confirm it!', no: 'Cancel' },
  CANCEL: { button: 'Cancel', ...shopMessages.sure, yes: 'Yes, cancel it!', no: 'No' },
  SHIP: { button: 'Mark as Shipping', ...shopMessages.sure, yes: 'Yes, ship it!', no: 'Cancel' },
  DELIVER: {
    button: 'Delivered',
    title: shopMessages.sure.title,
    text: 'Has the customer received the product in good condition?',
    yes: 'Yes, Delivered it',
    no: 'Not yet',
  },
  RETURN: {
    button: 'Return',
    title: shopMessages.sure.title,
    text: 'You wants to return the order?',
    yes: 'Yes, return it!',
    no: 'Cancel',
  },
};

/** The buttons of every dialog before a deletion. */
export const deleteButtons = { yes: 'Yes, delete it!', no: 'Cancel' } as const;

/** The labels of the customer's buttons (ST-6). */
export const customerMoveButtons: Partial<Record<OrderEventType, string>> = {
  CANCEL: 'Cancel Order',
  CONFIRM: 'Confirm Order',
  RETURN: 'Return',
};

export const listHeadings: Record<OrderListName, { staff: string; customer: string }> = {
  pending: { staff: 'View All Pending Orders', customer: 'My Pending Orders' },
  confirmed: { staff: 'View All Confirmed Orders', customer: 'My Confirmed Orders' },
  cancelled: { staff: 'View All Cancelled Orders', customer: 'My Cancellations' },
  delivered: { staff: 'View All Delivered Orders', customer: 'My Shopping' },
  returned: { staff: 'View All Returned Orders', customer: 'My Return' },
  active: { staff: 'View All Active Orders', customer: 'My Active Orders' },
  all: { staff: 'Find Orders', customer: 'Find My Orders' },
};
