/** What goods of one kind have in common: their choices, and the lines of their description. */
export interface Attribute {
  readonly sizes?: readonly string[];
  readonly colors?: readonly string[];
  /** `label: one of these`. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
  /** Plain sentences, one of which opens the description. */
  readonly openings: readonly string[];
}
