import type { Message, Question } from './dialogMessages.ts';

export type { Message, Question } from './dialogMessages.ts';

// The first view has no dialog: the code loads when the first dialog opens.
const loadDialogBox = () => import('./dialogBox.ts');

/** Asks a question; resolves to whether the answer is yes. Escape and a press outside mean no. */
export const confirmDialog = async (question: Question): Promise<boolean> => {
  const dialogBox = await loadDialogBox().catch(() => null);
  if (dialogBox === null) return window.confirm(toPlainText(question));
  return dialogBox.showQuestion(question);
};

/** Shows a message; resolves when the user has closed it or the timer has expired. */
export const alertDialog = async (message: Message): Promise<void> => {
  const dialogBox = await loadDialogBox().catch(() => null);
  if (dialogBox === null) window.alert(toPlainText(message));
  else await dialogBox.showMessage(message);
};

/** Fetches the dialog's code early, where a dialog may be needed after the connection is lost. */
export const preloadDialogs = (): void => void loadDialogBox().catch(() => null);

const toPlainText = ({ title, text }: { title: string; text?: string }): string =>
  text === undefined ? title : `${title}\n\n${text}`;
