/** A category with one sub-category, as a host lists it for shoppers. */
export const aListedCategory = {
  name: 'Bag Items',
  nameBengali: '',
  isHidden: false,
  subCategories: [{ name: 'Tote Bags', nameBengali: '', isHidden: false }],
};
