import { Notice } from '#ui/feedback/Notice.tsx';

/** How the last saving or undoing of a form ended. */
export type SaveResult =
  | { readonly kind: 'saved' | 'undone' }
  | { readonly kind: 'failed'; readonly message: string };

interface SaveResultNoticeProps {
  /** `null` shows nothing. */
  readonly result: SaveResult | null;
  /** What is said of a success. */
  readonly texts: Readonly<Record<'saved' | 'undone', string>>;
}

/** Focuses the result: the pressed button is disabled once all is saved, and loses the focus. */
const focusElement = (element: HTMLElement | null) => element?.focus();

/** Tells below a form, which stays open, how saving or undoing ended, and takes the focus. */
export const SaveResultNotice = ({ result, texts }: SaveResultNoticeProps) => {
  if (result === null) return null;
  const hasFailed = result.kind === 'failed';
  return (
    <div ref={focusElement} tabIndex={-1}>
      <Notice tone={hasFailed ? 'danger' : 'good'}>{hasFailed ? result.message : texts[result.kind]}</Notice>
    </div>
  );
};
