import { Notice } from '#ui/feedback/Notice.tsx';
import { focusOnMount } from '#ui/hooks/focusOnMount.ts';

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

/**
 * Tells below a form, which stays open, how saving or undoing ended. It takes the focus: the pressed button is disabled once all is saved,
 * and loses it.
 */
export const SaveResultNotice = ({ result, texts }: SaveResultNoticeProps) => {
  if (result === null) return null;
  const hasFailed = result.kind === 'failed';
  return (
    <div ref={focusOnMount} tabIndex={-1}>
      <Notice tone={hasFailed ? 'danger' : 'good'}>{hasFailed ? result.message : texts[result.kind]}</Notice>
    </div>
  );
};
