/** What a dialog asks or tells; apart from dialogs.ts, so that the lazy box need not know who opens it. */

export interface Question {
  readonly title: string;
  readonly text?: string;
  readonly yes?: string;
  readonly no?: string;
  /** The yes button warns: something will be gone. */
  readonly danger?: boolean;
  /** `warning` where the question follows something that went wrong. */
  readonly mood?: 'question' | 'warning';
}

export interface Message {
  readonly title: string;
  readonly text?: string;
  readonly mood: 'success' | 'warning' | 'error' | 'info';
  /** Milliseconds after which it closes by itself. */
  readonly timer?: number;
}
