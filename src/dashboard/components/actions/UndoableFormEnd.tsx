import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import * as messages from '#messages/dashboard/components/actions.ts';
import { uploadingAPicture } from '#messages/dashboard/images.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { focusOnMount } from '#ui/hooks/focusOnMount.ts';
import { Row } from '#ui/layout/Row.tsx';
import { short } from '#ui/theme/media.ts';
import type { UndoableForm } from './useUndoableForm.ts';

interface UndoableFormEndProps {
  readonly form: UndoableForm;
  /** Whether a picture is being uploaded, without which the form must not be saved. */
  readonly isUploading: boolean;
  /** Other buttons, which come first. */
  readonly children?: ReactNode;
}

/**
 * The end of a form that stays open: how saving or undoing ended, and the buttons that undo the last change and save. The form may be
 * long, so the buttons stay in view while there is something to save.
 */
export const UndoableFormEnd = ({ form, isUploading, children }: UndoableFormEndProps) => {
  const { formik, result, isSaving, undo } = form;
  const isBusy = isSaving || isUploading;
  return (
    <>
      {result === null ? null : (
        // It takes the focus: the pressed button is disabled once all is saved, and loses it.
        <div ref={focusOnMount} tabIndex={-1}>
          {result.kind === 'failed' ? (
            <Notice tone="danger">{result.message}</Notice>
          ) : (
            <Notice tone="good">{successTexts[result.kind]}</Notice>
          )}
        </div>
      )}
      <Buttons $areSticky={formik.dirty} gap={3} justify="end">
        {children}
        {undo === null ? null : (
          <Button tone="quiet" disabled={isBusy} onClick={undo}>
            {messages.undoTheLastChange}
          </Button>
        )}
        <Button
          type="submit"
          busy={isBusy}
          busyLabel={isUploading ? uploadingAPicture : messages.saving}
          disabled={!formik.dirty}
        >
          {messages.save}
        </Button>
      </Buttons>
    </>
  );
};

const successTexts = { saved: messages.saved, undone: messages.theLastChangeIsUndone } as const;

const stickyStyles = css`
  position: sticky;
  z-index: 4;
  inset-block-end: 0;
  padding-block: var(--space-3);
  border-block-start: 1px solid var(--line);
  background: var(--paper);

  ${short} {
    position: static;
  }
`;

const Buttons = styled(Row)<{ readonly $areSticky: boolean }>`
  ${({ $areSticky }) => $areSticky && stickyStyles}
`;
