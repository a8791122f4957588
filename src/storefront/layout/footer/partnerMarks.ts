/** The partners whose mark `partnerMarks.svg` draws, by the ids of its symbols. */
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
