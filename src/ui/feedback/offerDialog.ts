import type { Offer } from './dialogMessages.ts';
import { alertDialog } from './dialogs.ts';

/** Shows a message with a second button; resolves to whether that one was pressed. */
export const offerDialog = async (offer: Offer): Promise<boolean> => {
  const dialogBox = await import('./dialogBox.ts').catch(() => null);
  if (dialogBox !== null) return dialogBox.showOffer(offer);
  await alertDialog(offer);
  return false;
};
