/** Messages about an account beyond ER-1: its mails, a new password, its deletion (AU-5, AU-12, AU-13, API-11), its dashboard. */
export const accountMessages = {
  unverified: {
    title: 'Your e-mail address is not verified yet.',
    text: 'Once it is, orders you placed with it before you had this account appear here. Open the link in the e-mail we sent to',
    /** For an account that lacks the rights of its role until then (AU-13). */
    staffText: "You can't work in the shop until it is. Open the link in the e-mail we sent to",
    staffDenied:
      'Your e-mail address is not verified yet. You can have the verification e-mail sent again from your dashboard.',
    again: 'Send the e-mail again',
  },
  verificationSent: {
    title: 'Verification Email Sent',
    text: 'Please open the link in it to verify your e-mail address.',
  },
  verificationFailed: 'The e-mail could not be sent.',
  verifying: 'Verifying your e-mail address',
  verified: 'Your e-mail address is verified.',
  verifiedMore: 'Orders you placed with it before you had an account are now in your dashboard.',
  notVerified: 'Your e-mail address could not be verified.',
  requestNewMail: 'Sign in and send the e-mail again from your dashboard.',
  /** For a link that is used up: perhaps by an attempt whose answer was lost. */
  maybeVerified: {
    title: 'Your e-mail address may be verified already.',
    text: 'This link has already been used or is incomplete. If your dashboard says that the address is not verified yet, send the e-mail again from there.',
  },
  goToMyDashboard: 'Go to my dashboard',
  newPassword: 'Choose a new password for your account.',
  passwordSet: { title: 'Password Changed', text: 'Please sign in with your new password.' },
  passwordNotSet: 'The password could not be changed.',
  passwordMaybeSet: {
    title: 'The password may have been changed.',
    text: 'The sign-in service could not be reached, or its answer was lost. Please check your connection and try to sign in with the new password.',
  },
  strangeLink: "This link isn't one of ours, or part of it is missing.",
  deleteQuestion: {
    title: 'Delete account',
    text: 'Do you really want to delete your account? Your orders stay with the shop, but you can no longer follow them here.',
  },
  deleteExplained: 'Deleting removes your account. Orders you placed stay with the shop.',
  deleted: { title: 'Account Deleted', text: 'Your account has been deleted.' },
  deleteFailed: 'Failed to delete account',
} as const;
