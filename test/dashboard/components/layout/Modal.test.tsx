import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Modal, ModalHeading } from '#dashboard/components/layout/Modal.tsx';

/** Dismisses what is open: a browser tells both a dialog and the picker of a file field by this event, which bubbles from the field. */
const dismiss = (element: HTMLElement) =>
  fireEvent(element, new Event('cancel', { bubbles: true, cancelable: true }));

it('SP-4 keeps a dialog open when the picker of its picture is dismissed, and closes it on Escape', () => {
  const onClose = vi.fn();
  render(
    <Modal onClose={onClose}>
      <ModalHeading>Edit Fish</ModalHeading>
      <input type="file" aria-label="Picture" />
    </Modal>,
  );

  dismiss(screen.getByLabelText('Picture'));
  expect(onClose).not.toHaveBeenCalled();
  dismiss(screen.getByRole('dialog', { name: 'Edit Fish' }));
  expect(onClose).toHaveBeenCalledOnce();
});
