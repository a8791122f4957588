/** The contents of dialogs. They have a file of their own, because both dialogs.ts and the dialogBox.ts that it loads need them. */

export interface Question {
  readonly title: string;
  readonly text?: string;
  /** Label of the button that answers yes. */
  readonly yes?: string;
  /** Label of the button that answers no. */
  readonly no?: string;
  /** Warning style of the yes button: something will be deleted. */
  readonly danger?: boolean;
  /** The question was asked for by a shortcut: Enter means yes, even if the question is dangerous or has a field. */
  readonly byShortcut?: boolean;
  /** `warning` if the question follows a failure. */
  readonly icon?: 'question' | 'warning';
  /**
   * For a question that something else may settle while it is open: watches for that, calls `tell` with a sentence about it, and
   * returns a function that stops watching. After `tell` the dialog can only be closed.
   */
  readonly watch?: (tell: (sentence: string) => void) => () => void;
}

export interface Message {
  readonly title: string;
  readonly text?: string;
  readonly icon: 'success' | 'warning' | 'error' | 'info';
  /** Milliseconds after which the message closes by itself. */
  readonly timer?: number;
  /** Shown in a corner of the page, which keeps the focus and can be used, so that staff go on working by keyboard. */
  readonly besidePage?: boolean;
}

/** A message with a second button, which does more than close the message. */
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
