interface DescriptionLine {
  /** `null` for a line without a label. */
  readonly label: string | null;
  readonly text: string;
}

/** A label with its colon, and the text. The colon of an address such as `https://` or of a time such as `10:30` ends no label. */
const labelled = /^(?!:)(.*?(?:\P{Nd}:|\p{Nd}:(?!\p{Nd})))(?!\/\/)(.*)$/su;

/** The lines of the description; the text before a line's first colon is its label (PD-7). */
export const descriptionLines = (description: string): DescriptionLine[] =>
  description
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, label, text] = labelled.exec(line) ?? [];
      if (label === undefined || text === undefined) return { label: null, text: line };
      return { label: label.slice(0, -1).trim(), text: text.trim() };
    });
