/** The sections of the home page in the order of the specification (HM-2 to HM-10), which new shops have. */
export const homeSections = [
  'top',
  'bestSelling',
  'assurances',
  'newArrivals',
  'popularCategories',
  'mostPopular',
  'promo',
  'hundredTaka',
  'newsletter',
] as const;
export type HomeSection = (typeof homeSections)[number];

/** A section, and whether the home page shows it. */
interface SectionChoice {
  readonly section: HomeSection;
  readonly isShown: boolean;
}

export const isSection = (name: string): name is HomeSection =>
  homeSections.some((section) => section === name);

/** All sections: the shown ones in their own order, then the hidden ones in the order of the specification. */
export const sectionChoices = (shown: readonly string[]): SectionChoice[] => [
  ...shown.filter(isSection).map((section) => ({ section, isShown: true })),
  ...homeSections
    .filter((section) => !shown.includes(section))
    .map((section) => ({ section, isShown: false })),
];

/** The shown sections after one was switched on or off. A section that is switched on stands last. */
export const switchSection = (shown: readonly string[], section: HomeSection): string[] =>
  shown.includes(section) ? shown.filter((other) => other !== section) : [...shown, section];

/** The shown sections with one moved up (-1) or down (1) by one place; at the ends it stays. */
export const moveSection = (shown: readonly string[], section: HomeSection, by: -1 | 1): string[] => {
  const from = shown.indexOf(section);
  const neighbour = shown[from + by];
  if (from === -1 || neighbour === undefined) return [...shown];
  return shown.map((other) => {
    if (other === section) return neighbour;
    return other === neighbour ? section : other;
  });
};
