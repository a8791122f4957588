import type { ReactNode } from 'react';
import { useShop } from '#api/client/useShop.ts';
import type { PageLink } from '#domain/shop/shopPage.ts';
import { language } from '#messages/language.ts';
import * as messages from '#messages/storefront/layout/header.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';

interface NavigationLink {
  readonly to: string;
  readonly label: ReactNode;
}

/** The link as a Bengali page shows it. */
const inBengali = ({ to, label, labelBengali }: PageLink): NavigationLink => ({
  to,
  label: shownName(labelBengali ?? label),
});

/** Links to home, to the list of all products and to these pages of text. */
export const linksWith = (pages: readonly PageLink[]): readonly NavigationLink[] => [
  { to: '/', label: messages.home },
  { to: '/shop', label: messages.shops },
  ...(language === 'bn' ? pages.map(inBengali) : pages),
];

/** The links of header and menu (HD-1, SP-9). */
export const useNavigation = (): readonly NavigationLink[] => linksWith(useShop().menuPages);
