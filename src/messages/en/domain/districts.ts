/** The name of a district; a text that is none is shown as it is. */
export const districtName = (district: string): string => district;
