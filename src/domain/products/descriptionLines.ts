interface DescriptionLine {
  /** `null` for a line without a label. */
  readonly label: string | null;
  readonly text: string;
}

/** The lines of the description; the text before a line's first colon is its label (PD-7). */
export const descriptionLines = (description: string): DescriptionLine[] =>
  description
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const colon = line.indexOf(':');
      if (colon <= 0) return { label: null, text: line };
      return { label: line.slice(0, colon).trim(), text: line.slice(colon + 1).trim() };
    });
