/** Messages that any screen may need at once; apart from shopMessages.ts, which a first visit does not load. */
export const screenMessages = {
  notFound: 'Oops! Page Not Found',
  tryAgain: 'Try again',
  goHome: 'Go Home',
} as const;

export const emptyListing = (name: string): string => `There are no products on ${name}`;
