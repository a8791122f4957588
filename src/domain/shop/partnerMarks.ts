/** The partners whose mark the footer draws, by the names of the drawings. */
export const partnerMarks: readonly string[] = [
  'pathao',
  'steadfast',
  'redx',
  'paperfly',
  'sundarban',
  'cash-on-delivery',
  'bkash',
  'nagad',
  'rocket',
  'upay',
  'facebook',
  'instagram',
  'youtube',
  'tiktok',
  'linkedin',
];
