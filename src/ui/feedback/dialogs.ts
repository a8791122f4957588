import type { Message, Offer, Question, ReasonQuestion } from './dialogMessages.ts';

export type { Message, Question } from './dialogMessages.ts';

// The first view has no dialog: the code loads when the first dialog opens. If it does not load, the browser's own dialogs serve.
const loadDialogBox = () => import('./dialogBox.ts').catch(() => null);

/** Asks a question; resolves to whether the answer is yes. Escape and a press outside mean no. */
export const confirmDialog = async (question: Question): Promise<boolean> => {
  const dialogBox = await loadDialogBox();
  return dialogBox === null ? window.confirm(toPlainText(question)) : dialogBox.showQuestion(question);
};

/** Shows a message; resolves when the user has closed it or the timer has expired. */
export const alertDialog = async (message: Message): Promise<void> => {
  const dialogBox = await loadDialogBox();
  if (dialogBox === null) window.alert(toPlainText(message));
  else await dialogBox.showMessage(message);
};

/** Shows a message with a second button; resolves to whether that one was pressed. */
export const offerDialog = async (offer: Offer): Promise<boolean> => {
  const dialogBox = await loadDialogBox();
  if (dialogBox !== null) return dialogBox.showOffer(offer);
  window.alert(toPlainText(offer));
  return false;
};

/** Asks a question with a field for a reason. Resolves to the reason, which may be '', or to `null` if the answer is no. */
export const askReason = async (question: ReasonQuestion): Promise<string | null> => {
  const dialogBox = await loadDialogBox();
  if (dialogBox !== null) return dialogBox.showReasonQuestion(question);
  return window.confirm(toPlainText(question)) ? '' : null;
};

/** Fetches the code of dialogs early, for a screen that may need one when the connection is lost. */
export const preloadDialogs = (): void => void loadDialogBox();

const toPlainText = ({ title, text }: { title: string; text?: string }): string =>
  text === undefined ? title : `${title}\n\n${text}`;
