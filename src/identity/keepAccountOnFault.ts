import { isRecord } from '#domain/values/parse.ts';

/**
 * When the provider is at fault, lets a request for the account fail as if the network had failed. When a page opens, the SDK keeps the
 * account only after a failure of the network: it forgets the account even after a 503 or an empty answer, and asks no code of the shop
 * (AU-11). It has no setting for this and calls `window.fetch`, which is therefore replaced.
 */
export const keepAccountOnFault = (target: Pick<Window, 'fetch'>): void => {
  const send = target.fetch.bind(target);
  target.fetch = async (input, init) => {
    const response = await send(input, init);
    const url = input instanceof Request ? input.url : String(input);
    const request = accountRequests.find(({ path }) => url.includes(`googleapis.com${path}?`));
    if (request === undefined || (await isAboutAccount(response, request.field))) return response;
    throw new Error(`The sign-in service answered ${response.status} without the account`);
  };
};

/** The requests after whose failure the SDK forgets the account, and a field that each answer about an account has. */
const accountRequests = [
  { path: '/v1/accounts:lookup', field: 'users' },
  { path: '/v1/token', field: 'access_token' },
] as const;

/** The provider refuses an account with 400; any other status than 200 is a fault of the provider, as is a body without the field. */
const isAboutAccount = async (response: Response, field: string): Promise<boolean> => {
  if (!response.ok) return response.status === 400;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return isRecord(body) && field in body;
};
