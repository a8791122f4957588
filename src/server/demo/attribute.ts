/** What products of one kind share: sizes, colours, and the lines of their description. */
export interface Attribute {
  readonly sizes?: readonly string[];
  readonly colors?: readonly string[];
  /** Values by label; a description has one value per label. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
  /** Sentences; a description starts with one of them. */
  readonly openings: readonly string[];
}
