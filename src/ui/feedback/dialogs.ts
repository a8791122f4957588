import type { Message, Question } from './dialogMessages.ts';

export type { Message, Question } from './dialogMessages.ts';

// Dialogs are not in the first view: their code loads with the first dialog.
const loadBox = () => import('./dialogBox.ts');

/** Asks a question; resolves to whether the answer is yes. Escape and a press outside mean no. */
export const ask = async (question: Question): Promise<boolean> => {
  const box = await loadBox().catch(() => null);
  if (box === null) return window.confirm(joined(question));
  return box.askInBox(question);
};

/** Shows a message; resolves when the user has closed it or the timer has expired. */
export const tell = async (message: Message): Promise<void> => {
  const box = await loadBox().catch(() => null);
  if (box === null) window.alert(joined(message));
  else await box.tellInBox(message);
};

/** Fetches the dialog's code early, where a dialog may be needed after the connection is lost. */
export const prepareDialogs = (): void => void loadBox().catch(() => null);

const joined = ({ title, text }: { title: string; text?: string }): string =>
  text === undefined ? title : `${title}\n\n${text}`;
