/** A valid request for each call by which a new shop is opened (SP-1). */
export const openingRequests = {
  chooseCategories: {
    by: 'admin',
    body: {
      version: 0,
      start: 'list',
      categories: [
        { name: 'Fish', nameBengali: 'মাছ', subCategories: [{ name: 'River Fish', nameBengali: '' }] },
      ],
    },
  },
  getOpening: { by: 'admin' },
  changeOpening: { by: 'admin', body: { kind: 'skip', step: 'phones' } },
} as const;
