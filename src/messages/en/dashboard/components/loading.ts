export const cannotBeShown = (subject: string): string => `${subject} cannot be shown`;
export const goToMyDashboard = 'Go to my dashboard';
export const loading = 'Loading';
export const notInTheShop = "The shop doesn't have it.";
export const withRequest = (message: string, requestId: string): string =>
  `${message} (request ${requestId})`;
