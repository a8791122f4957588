import { useShop } from '#api/client/useShop.ts';
import { fullTitle } from '#domain/pages/head.ts';
import { language } from '#messages/language.ts';
import { useDocumentTitle } from '#ui/hooks/useDocumentTitle.ts';

/** Makes the reason why a screen is not shown the title of the window, while it stands in the place of the screen (RT-20). */
export const useReasonAsTitle = (reason: string): void =>
  useDocumentTitle(fullTitle({ title: reason }, useShop(), language));
