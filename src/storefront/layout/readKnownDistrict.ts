import { accountKey } from '#domain/checkout/rememberedDetails.ts';
import { storageKeys } from '#domain/shop/constants.ts';
import { isRecord, parseJson, readText } from '#domain/values/parse.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { readDetails } from './detailsStorage.ts';

/**
 * The district that was typed into this tab's checkout, else the one that this device remembers for the account (BY-6); '' if
 * neither is known.
 */
export const readKnownDistrict = (uid: string | null): string => {
  // Read as checkoutStorage writes it: the layout cannot import that module of a screen.
  const checkout = parseJson(browserStorage.session.getItem(storageKeys.checkout) ?? '');
  const typed = isRecord(checkout) && isRecord(checkout.typed) ? readText(checkout.typed.district) : '';
  if (typed !== '') return typed;
  const remembered = readDetails(accountKey(uid));
  return remembered?.district ?? '';
};
