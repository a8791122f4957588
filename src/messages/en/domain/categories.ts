interface NamedCategory {
  readonly name: string;
  /** Absent or empty without one. */
  readonly nameBengali?: string | undefined;
}

/** The name of a category or a sub-category in the language of the application. */
export const categoryTitle = (category: NamedCategory): string => category.name;
