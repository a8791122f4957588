import { useShop } from '#api/client/useShop.ts';
import type { PageLink } from '#domain/shop/shopPage.ts';
import * as messages from '#messages/storefront/layout/header.ts';

/** Home, the shop and these pages of text. */
export const linksWith = (pages: readonly PageLink[]): readonly PageLink[] => [
  { to: '/', label: messages.home },
  { to: '/shop', label: messages.shops },
  ...pages,
];

/** The links of header and menu (HD-1, SP-9). */
export const useNavigation = (): readonly PageLink[] => linksWith(useShop().menuPages);
