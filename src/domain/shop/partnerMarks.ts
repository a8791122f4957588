/** The partners whose mark the footer draws, as the drawings are named. */
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
