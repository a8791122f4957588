const dot = '•';

/**
 * The phone number as those see it who are not to know it whole (SH-4, MD-10): with its first three and last two
 * characters, of a short one the last two.
 */
export const maskedPhone = (mobileNumber: string): string => {
  const characters = Array.from(mobileNumber);
  const start = characters.length >= 9 ? 3 : 0;
  return characters
    .map((character, index) => (index < start || index >= characters.length - 2 ? character : dot))
    .join('');
};
