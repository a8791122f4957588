import type { SweetAlertOptions } from 'sweetalert2';
// The package's default build adds a style element, which the shop's CSP would block.
import Swal from 'sweetalert2/dist/sweetalert2.js';
import 'sweetalert2/dist/sweetalert2.css';
import './dialogBox.css';
import { inPageLanguage } from '#messages/api/client.ts';
import { settledButton, settledTitle } from '#messages/domain/announcementMessages.ts';
import { foreignLanguage } from '#messages/language.ts';
import * as messages from '#messages/ui/feedback.ts';
import { prefersReducedMotion } from '../theme/media.ts';
import type { Message, Offer, Question, ReasonQuestion } from './dialogMessages.ts';

/** The element that had the focus before the dialog, or before the first of several in a row. */
let opener: HTMLElement | null = null;

const rememberOpener = (): void => {
  const focused = document.activeElement;
  const isOutside = focused !== document.body && focused?.closest('.swal2-container') === null;
  if (isOutside && focused instanceof HTMLElement) opener = focused;
};

/**
 * Focuses the opener, unless the user has focused something else by now: SweetAlert's own `returnFocus`, 100 ms later, would
 * take the focus from there.
 */
const returnFocus = (): void => {
  // Another dialog has opened in the meantime, and will return the focus.
  if (Swal.isVisible()) return;
  if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
  opener = null;
};

const baseOptions = {
  // Without these two, SweetAlert sets the height and the padding of the page while a dialog is open, and the page moves.
  heightAuto: false,
  scrollbarPadding: false,
  customClass: { popup: 'shop-dialog' },
  returnFocus: false,
  didClose: returnFocus,
};

const openDialog = (options: SweetAlertOptions) => {
  rememberOpener();
  return Swal.fire(options);
};

/** Under reduced motion a dialog opens and closes without the classes that animate it. */
const animationOptions = (): Pick<SweetAlertOptions, 'showClass' | 'hideClass'> =>
  prefersReducedMotion() ? { showClass: { popup: '' }, hideClass: { popup: '' } } : {};

/** The first letter is a vowel or consonant of the Bengali block of Unicode; a line in both languages begins in English. */
const beginsInBengali = /^\P{L}*[\u0985-\u09b9]/u;

/** Sets `lang` on the dialog's text if it is in another language than the page, for speech and typesetting. */
const setLanguage = (text = ''): void => {
  const textLanguage = beginsInBengali.test(text) ? 'bn' : foreignLanguage(text);
  if (textLanguage !== undefined) Swal.getHtmlContainer()?.setAttribute('lang', textLanguage);
};

const questionOptions = ({
  title,
  text,
  yes = messages.ok,
  no = messages.cancel,
  danger = false,
  byShortcut = false,
  icon = danger ? 'warning' : 'question',
}: Question) => ({
  ...baseOptions,
  ...animationOptions(),
  title,
  text: inPageLanguage(text ?? ''),
  icon,
  showCancelButton: true,
  confirmButtonText: yes,
  cancelButtonText: no,
  // Enter presses the focused button: it must not confirm a dangerous question, unless a shortcut has asked it.
  focusCancel: danger && !byShortcut,
  reverseButtons: true,
  customClass: { popup: danger ? 'shop-dialog shop-dialog-danger' : 'shop-dialog' },
});

/** Says in the open dialog that its question is settled, and leaves only the button that closes the dialog. */
const tellSettled = (sentence: string): void => {
  Swal.update({ title: settledTitle, showConfirmButton: false, cancelButtonText: settledButton });
  const confirm = Swal.getConfirmButton();
  // Enter in the dialog's field would press the button, although it is hidden.
  if (confirm !== null) confirm.disabled = true;
  const fieldAndLabel = Swal.getPopup()?.querySelectorAll<HTMLElement>('.swal2-input, .swal2-input-label');
  for (const element of fieldAndLabel ?? []) element.style.display = 'none';
  const text = Swal.getHtmlContainer();
  const notice = document.createElement('p');
  notice.className = 'shop-dialog-notice';
  notice.setAttribute('role', 'alert');
  notice.textContent = sentence;
  text?.replaceChildren(notice);
  // SweetAlert hides the element in a dialog without a text.
  if (text !== null) text.style.display = 'block';
  Swal.getCancelButton()?.focus();
};

/** Opens the dialog of the question. While it is open, watches for what may settle the question otherwise. */
const openQuestion = async ({ watch }: Question, options: SweetAlertOptions) => {
  const answer = openDialog(options);
  const stopWatching = watch?.(tellSettled);
  try {
    return await answer;
  } finally {
    stopWatching?.();
  }
};

/** Resolves to whether the answer is yes. */
export const showQuestion = async (question: Question): Promise<boolean> => {
  const { isConfirmed } = await openQuestion(question, questionOptions(question));
  return isConfirmed;
};

const reasonsId = 'dialog-reasons';

/**
 * Adds the suggested reasons to the dialog's field, in which Enter means yes. So the focus goes to Cancel; but to the field if
 * the question was asked for by a shortcut (`byShortcut`).
 */
const addSuggestions = (reasons: readonly string[], byShortcut: boolean): void => {
  const input = Swal.getInput();
  if (input === null) return;
  const list = document.createElement('datalist');
  list.id = reasonsId;
  list.append(...reasons.map((reason) => new Option(reason, reason)));
  input.after(list);
  input.setAttribute('list', reasonsId);
  if (byShortcut) input.focus();
  else Swal.getCancelButton()?.focus();
};

/** Resolves to the reason, which may be ''; to `null` if the answer is no. */
export const showReasonQuestion = async ({
  reasonLabel,
  reasonLength,
  reasons,
  ...question
}: ReasonQuestion): Promise<string | null> => {
  const result = await openQuestion(question, {
    ...questionOptions(question),
    input: 'text',
    inputLabel: reasonLabel,
    inputAttributes: { maxlength: String(reasonLength), autocomplete: 'off' },
    didOpen: () => addSuggestions(reasons, question.byShortcut ?? false),
    didDestroy: () => document.querySelector(`#${reasonsId}`)?.remove(),
  });
  return result.isConfirmed ? String(result.value ?? '').trim() : null;
};

/** Milliseconds in which a second tap belongs to the first one, which has led to the dialog. */
const doubleTap = 500;

/** Whether a press outside closes the dialog that opens now: not the second of a double tap, since nobody has read the message yet. */
const closesOutside = (): (() => boolean) => {
  const openedAt = performance.now();
  return () => performance.now() - openedAt > doubleTap;
};

const messageOptions = ({ title, text, icon, timer }: Message): SweetAlertOptions => ({
  ...baseOptions,
  ...animationOptions(),
  title,
  text: inPageLanguage(text ?? ''),
  icon,
  confirmButtonText: messages.ok,
  allowOutsideClick: closesOutside(),
  didOpen: () => setLanguage(inPageLanguage(text ?? '')),
  ...(timer === undefined ? {} : { timer }),
  timerProgressBar: timer !== undefined && !prefersReducedMotion(),
});

/** The options of a message in a corner, which takes neither the focus nor any key. */
const cornerOptions = ({ title, text, icon, timer }: Message): SweetAlertOptions => ({
  ...animationOptions(),
  toast: true,
  position: 'bottom-end',
  customClass: { popup: 'shop-corner' },
  title,
  text: inPageLanguage(text ?? ''),
  icon,
  showConfirmButton: false,
  didOpen: () => setLanguage(inPageLanguage(text ?? '')),
  ...(timer === undefined ? {} : { timer }),
});

export const showMessage = async (message: Message): Promise<void> => {
  if (message.besidePage) await Swal.fire(cornerOptions(message));
  else await openDialog(messageOptions(message));
};

/** Resolves to whether the second button was pressed. */
export const showOffer = async ({ offer, ...message }: Offer): Promise<boolean> => {
  const options = { ...messageOptions(message), showDenyButton: true, denyButtonText: offer };
  // SweetAlert's name for its second button is "deny".
  const { isDenied } = await openDialog(options);
  return isDenied;
};
