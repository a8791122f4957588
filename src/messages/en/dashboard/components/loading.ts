export const addedBefore = 'An earlier press has added it as it was then; open it in the list to change it.';
export const cannotBeShown = (subject: string): string => `${subject} cannot be shown`;
export const fileHasChanged = 'The file has changed since it was chosen, or is gone. Please choose it again.';
export const loading = 'Loading';
export const notInTheShop = "The shop doesn't have it.";
export const notKnownWhetherDone = "We couldn't tell whether this was done. You can safely try again.";
export const withRequest = (message: string, requestId: string): string =>
  `${message} (request ${requestId})`;
