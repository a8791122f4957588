/** About accounts and their rights. */
export const accounts = {
  pleaseSignIn: 'Please sign in.',
  yourAccountIsntAllowedToDo: "Your account isn't allowed to do this.",
  yourSessionHasExpiredPleaseSign: 'Your session has expired. Please sign in again.',
  yourEMailAddressIsNot: 'Your e-mail address is not verified. Please verify it first.',
  anAccountNeedsAnEMail: 'An account needs an e-mail address here.',
  thatIsNotTheAddressOf: 'That is not the address of your account.',
  theAccountOfThisAddressWas:
    'The account of this address was removed from the shop. Please contact the shop.',
  theAddressOfThisAccountIs: 'The address of this account is not verified. Its owner has to verify it first.',
  theNameOfYourAccountHas: 'The name of your account has an invalid character.',
  theShopNoLongerKnowsThis: 'The shop no longer knows this account.',
  thisAccountWasRemovedFromThe: 'This account was removed from the shop.',
  youCannotDemoteOrRemoveYourself: 'You cannot demote or remove yourself.',
  staffCannotRemoveThemselvesAnotherAdmin: 'Staff cannot remove themselves: another admin has to do it.',
  youMayOnlySeeYourOwn: 'You may only see your own orders.',
  staffActInTheirOwnName: 'Staff act in their own name, not as the customer of an order.',
  theAccountsAreNotReadyYet: 'The accounts are not ready yet. Please try again in a moment.',
  theSignInServiceCantBe: "The sign-in service can't be reached right now. Please try again.",
  theLinksInMailsAreShown: 'The links in mails are shown only on the machine of the shop.',
  thisShopHasDemoAccountsSo:
    'This shop has demo accounts, so it opens only at localhost on its own machine. To open it under another name, its operator sets ALLOW_EMULATOR_ANYWHERE=yes.',
} as const;
