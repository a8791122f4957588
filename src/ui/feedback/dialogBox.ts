import type { SweetAlertOptions } from 'sweetalert2';
// The package's default build adds a style element, which the shop's CSP would block.
import Swal from 'sweetalert2/dist/sweetalert2.js';
import 'sweetalert2/dist/sweetalert2.css';
import './dialogBox.css';
import { prefersReducedMotion } from '../theme/media.ts';
import type { Message, Question } from './dialogMessages.ts';

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

export const showQuestion = async ({
  title,
  text,
  yes = 'OK',
  no = 'Cancel',
  danger = false,
  icon = danger ? 'warning' : 'question',
}: Question): Promise<boolean> => {
  const result = await fire({
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
  return result.isConfirmed;
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
