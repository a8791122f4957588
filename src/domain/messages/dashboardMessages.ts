/** Messages of the form that corrects an order (MD-5). */
export const correctionMessages = {
  saved: { title: 'Corrected!', text: 'The order has been corrected.' },
  failed: 'The order was not corrected.',
  unknown: "We couldn't tell whether the correction was saved. You can safely press again.",
  priceChanged: 'A price or the delivery charge has changed. Please check the new total and save again.',
  reload: 'Reload the order',
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
