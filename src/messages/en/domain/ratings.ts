/** The word for each number of stars. */
export const ratingWords = {
  1: 'Bad',
  2: 'Poor',
  3: 'Fair',
  4: 'Good',
  5: 'Very good',
} as const;
