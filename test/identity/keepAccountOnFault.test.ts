import { describe, expect, it } from 'vitest';
import { keepAccountOnFault } from '#identity/keepAccountOnFault.ts';

const lookup = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const token = 'https://securetoken.googleapis.com/v1/token?key=k';
const signIn = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';

/** The status that a request gets, or the error, when the provider answers it like this. */
const answered = async (url: string, status: number, body: string): Promise<number | string> => {
  const target = { fetch: async () => new Response(body, { status }) };
  keepAccountOnFault(target);
  return (target as Pick<Window, 'fetch'>).fetch(url).then(
    (response) => response.status,
    (error: unknown) => String(error),
  );
};

describe('keepAccountOnFault', () => {
  it.each([
    [lookup, 503, '{"error":{"message":"The service is currently unavailable."}}'],
    [lookup, 429, '{"error":{"message":"Quota exceeded"}}'],
    [lookup, 200, '{}'],
    [lookup, 200, '[]'],
    [lookup, 200, '<html>'],
    [token, 500, '{"error":{"message":"Internal"}}'],
    [token, 200, '{"expires_in":"3600"}'],
  ])(
    'AU-11 makes a failed request of an answer that says nothing of the account: %s %i %s',
    async (...answer) => {
      expect(await answered(...answer)).toBe(
        `Error: The sign-in service answered ${answer[1]} without the account`,
      );
    },
  );

  it.each([
    [lookup, 200, '{"users":[{"localId":"u1"}]}'],
    [lookup, 400, '{"error":{"message":"USER_DISABLED"}}'],
    [token, 200, '{"access_token":"a"}'],
    [token, 400, '{"error":{"message":"TOKEN_EXPIRED"}}'],
    [signIn, 503, '{"error":{"message":"The service is currently unavailable."}}'],
    ['https://shop.example/api/jwt', 503, '{}'],
  ])(
    'AU-11 AU-15 passes on what the provider says of the account, and every other answer: %s %i %s',
    async (...answer) => {
      expect(await answered(...answer)).toBe(answer[1]);
    },
  );
});
