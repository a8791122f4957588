/** Sentences that any screen may need at once; apart from texts.ts, which a first visit does without. */
export const screenTexts = {
  notFound: 'Oops! Page Not Found',
  tryAgain: 'Try again',
  goHome: 'Go Home',
} as const;

export const emptyListing = (name: string): string => `There are no products on ${name}`;
