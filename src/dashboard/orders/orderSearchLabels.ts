/** Of the field that searches a list of orders (MD-1). */
export const orderSearchLabels = {
  label: 'Search by number, phone, name, e-mail or ID',
  placeholder: 'Number, phone, name, ID',
} as const;
