import type { SweetAlertOptions } from 'sweetalert2';
// The package's default build adds a style element, which the shop's CSP would block.
import Swal from 'sweetalert2/dist/sweetalert2.js';
import 'sweetalert2/dist/sweetalert2.css';
import './dialogBox.css';
import { prefersReducedMotion } from '../theme/media.ts';
import type { Message, Question, ReasonQuestion } from './dialogMessages.ts';

const baseOptions = {
  heightAuto: false,
  scrollbarPadding: false,
  customClass: { popup: 'shop-dialog' },
};

// Separate because Swal.fire's overloads do not resolve with spread options.
const fire = (options: SweetAlertOptions) => Swal.fire(options);

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

export const showQuestion = async (question: Question): Promise<boolean> =>
  (await fire(questionOptions(question))).isConfirmed;

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
  const result = await fire({
    ...questionOptions(question),
    input: 'text',
    inputLabel: reasonLabel,
    inputAttributes: { maxlength: String(reasonLength), autocomplete: 'off' },
    didOpen: () => suggest(reasons),
    didDestroy: () => document.querySelector(`#${reasonsId}`)?.remove(),
  } as SweetAlertOptions);
  return result.isConfirmed ? String(result.value ?? '').trim() : null;
};

export const showMessage = async ({ title, text, icon, timer }: Message): Promise<void> => {
  await fire({
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
};
