import type { SweetAlertOptions } from 'sweetalert2';
// The package's default build adds a style element, which the shop's CSP would block.
import Swal from 'sweetalert2/dist/sweetalert2.js';
import 'sweetalert2/dist/sweetalert2.css';
import './dialogBox.css';
import { settledButton, settledTitle } from '#domain/messages/announcementMessages.ts';
import { prefersReducedMotion } from '../theme/media.ts';
import type { Message, Offer, Question, ReasonQuestion } from './dialogMessages.ts';

/** What had the focus before the first of the dialogs that follow each other. */
let opener: HTMLElement | null = null;

const rememberOpener = (): void => {
  const focused = document.activeElement;
  const isOutside = focused !== document.body && focused?.closest('.swal2-container') === null;
  if (isOutside && focused instanceof HTMLElement) opener = focused;
};

/** Unless the user has gone on to something else, which SweetAlert's own return, 100 ms later, would take away. */
const returnFocus = (): void => {
  // The next dialog has opened in the meantime.
  if (Swal.isVisible()) return;
  if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
  opener = null;
};

const baseOptions = {
  heightAuto: false,
  scrollbarPadding: false,
  customClass: { popup: 'shop-dialog' },
  returnFocus: false,
  didClose: returnFocus,
};

const fire = (options: SweetAlertOptions) => {
  rememberOpener();
  return Swal.fire(options);
};

const animationOptions = (): SweetAlertOptions =>
  prefersReducedMotion() ? { showClass: { popup: '' }, hideClass: { popup: '' } } : {};

const bengali = /[\u0985-\u09b9]/;

/** Sets `lang` on a Bengali text for speech and typesetting. */
const setLanguage = (text = ''): void => {
  if (bengali.test(text)) Swal.getHtmlContainer()?.setAttribute('lang', 'bn');
};

const questionOptions = ({
  title,
  text,
  yes = 'OK',
  no = 'Cancel',
  danger = false,
  icon = danger ? 'warning' : 'question',
}: Question): SweetAlertOptions => ({
  ...baseOptions,
  ...animationOptions(),
  title,
  text: text ?? '',
  icon: icon,
  showCancelButton: true,
  confirmButtonText: yes,
  cancelButtonText: no,
  focusCancel: danger,
  reverseButtons: true,
  customClass: { popup: danger ? 'shop-dialog shop-dialog-danger' : 'shop-dialog' },
});

/** Says in the open dialog that its question is settled, and leaves it one button, which closes it. */
const tellSettled = (sentence: string): void => {
  Swal.update({ title: settledTitle, showConfirmButton: false, cancelButtonText: settledButton });
  const confirm = Swal.getConfirmButton();
  // Enter in the field of the dialog would press it.
  if (confirm !== null) confirm.disabled = true;
  for (const part of Swal.getPopup()?.querySelectorAll<HTMLElement>('.swal2-input, .swal2-input-label') ?? [])
    part.style.display = 'none';
  const text = Swal.getHtmlContainer();
  const news = document.createElement('p');
  news.className = 'shop-dialog-news';
  news.setAttribute('role', 'alert');
  news.textContent = sentence;
  text?.replaceChildren(news);
  if (text !== null) text.style.display = 'block';
  Swal.getCancelButton()?.focus();
};

/** Fires the dialog of the question, and watches for what settles it. */
const fireQuestion = async ({ watch }: Question, options: SweetAlertOptions) => {
  const answered = fire(options);
  const stop = watch?.(tellSettled);
  try {
    return await answered;
  } finally {
    stop?.();
  }
};

export const showQuestion = async (question: Question): Promise<boolean> =>
  (await fireQuestion(question, questionOptions(question))).isConfirmed;

const reasonsId = 'dialog-reasons';

/** Adds the suggestions to the dialog's field. The field would take the focus, in which Enter means yes. */
const suggest = (reasons: readonly string[]): void => {
  const input = Swal.getInput();
  if (input === null) return;
  const list = document.createElement('datalist');
  list.id = reasonsId;
  list.append(...reasons.map((reason) => new Option(reason, reason)));
  input.after(list);
  input.setAttribute('list', reasonsId);
  Swal.getCancelButton()?.focus();
};

/** Resolves to the reason, which may be empty; to `null` when the answer is no. */
export const showReasonQuestion = async ({
  reasonLabel,
  reasonLength,
  reasons,
  ...question
}: ReasonQuestion): Promise<string | null> => {
  const result = await fireQuestion(question, {
    ...questionOptions(question),
    input: 'text',
    inputLabel: reasonLabel,
    inputAttributes: { maxlength: String(reasonLength), autocomplete: 'off' },
    didOpen: () => suggest(reasons),
    didDestroy: () => document.querySelector(`#${reasonsId}`)?.remove(),
  } as SweetAlertOptions);
  return result.isConfirmed ? String(result.value ?? '').trim() : null;
};

const messageOptions = ({ title, text, icon, timer }: Message): SweetAlertOptions => ({
  ...baseOptions,
  ...animationOptions(),
  title,
  text: text ?? '',
  icon: icon,
  confirmButtonText: 'OK',
  didOpen: () => setLanguage(text),
  ...(timer === undefined ? {} : { timer }),
  timerProgressBar: timer !== undefined && !prefersReducedMotion(),
});

export const showMessage = async (message: Message): Promise<void> => {
  await fire(messageOptions(message));
};

/** Resolves to whether the second button was pressed. */
export const showOffer = async ({ offer, ...message }: Offer): Promise<boolean> => {
  const options = { ...messageOptions(message), showDenyButton: true, denyButtonText: offer };
  return (await fire(options)).isDenied;
};
