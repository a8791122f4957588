/** Contents of a dialog. A separate file, because dialogs.ts loads dialogBox.ts and both need them. */

export interface Question {
  readonly title: string;
  readonly text?: string;
  readonly yes?: string;
  readonly no?: string;
  /** Warning style of the yes button: something will be deleted. */
  readonly danger?: boolean;
  /** Asked for by a shortcut: Enter means yes, of a dangerous question in its field or on its button too. */
  readonly byKey?: boolean;
  /** `warning` when the question follows a failure. */
  readonly icon?: 'question' | 'warning';
  /**
   * Set when something else can settle the question while it is open: watches for that, calls `tell` with a sentence
   * about it, and returns a function that stops watching. After `tell` the dialog can only be closed.
   */
  readonly watch?: (tell: (sentence: string) => void) => () => void;
}

export interface Message {
  readonly title: string;
  readonly text?: string;
  readonly icon: 'success' | 'warning' | 'error' | 'info';
  /** Milliseconds after which it closes by itself. */
  readonly timer?: number;
  /** Shown beside the page, which keeps the focus and can be used: for work by keys. */
  readonly besidePage?: boolean;
}

/** A message that offers more than to close it. */
export interface Offer extends Message {
  /** Label of the second button. */
  readonly offer: string;
}

/** A question with a field for a reason. */
export interface ReasonQuestion extends Question {
  /** Label of the field. */
  readonly reasonLabel: string;
  /** Maximum number of characters. */
  readonly reasonLength: number;
  /** Offered as suggestions. */
  readonly reasons: readonly string[];
}
