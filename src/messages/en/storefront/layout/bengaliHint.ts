/** A line for browsers that prefer Bengali; in the Bengali build, which never shows it, it is the same. */
export const seeInBengali = 'বাংলায় দেখুন';
export const hide = 'আর দেখাবেন না';
