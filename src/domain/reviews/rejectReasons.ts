/** The reasons that staff are offered for rejecting a review; a typed one is stored as it is. */
export const rejectReasons = [
  'Advertising',
  'Insulting',
  'Names a person, a number or an address',
  'Not about the product',
] as const;
