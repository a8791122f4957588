/** Messages of the form that corrects an order (MD-5). */
export const correctionMessages = {
  saved: { title: 'Corrected!', text: 'The order has been corrected.' },
  failed: 'The order was not corrected.',
  unknown: "We couldn't tell whether the correction was saved. You can safely press again.",
  priceChanged: 'A price or the delivery charge has changed. Please check the new total and save again.',
  reload: 'Reload the order',
} as const;

export const phoneOrderMessages = {
  failed: 'The order was not placed.',
  unknown: "We couldn't tell whether the order was placed. You can safely press again.",
  placedBefore: 'An earlier press has placed this order as it was then. It is in Pending Orders.',
  priceChanged:
    'A price or the delivery charge has changed. Tell the customer the new total and press again.',
  noProducts: 'Add a product.',
} as const;

/** Messages that all forms of the dashboard share. */
export const formMessages = {
  leaveQuestion: {
    title: 'Leave without saving?',
    text: 'Your changes on this page will be lost.',
    yes: 'Leave',
    no: 'Stay',
  },
} as const;
