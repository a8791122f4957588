/** Messages of the form that corrects an order (MD-5). */
export const correctionMessages = {
  saved: { title: 'Corrected!', text: 'The order has been corrected.' },
  failed: 'The order was not corrected.',
  unknown: 'We do not know whether the order was corrected. Pressing again does not correct it twice.',
  priceChanged: 'A price has changed in the meantime. Please look at the new total and save again.',
  reload: 'Load the order again',
} as const;
