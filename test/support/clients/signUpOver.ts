/** Creates an account at an open embedded shop, with the same calls as a browser. */
export const signUpOver = async (
  origin: string,
  name: string,
  email: string,
  password: string,
): Promise<void> => {
  const post = async (url: string, body: object, bearer?: string): Promise<Record<string, string>> => {
    const answer = await fetch(`${origin}${url}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };
  const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key';
  const { idToken } = await post(signUp, { email, password, displayName: name, returnSecureToken: true });
  await post('/api/postUser', { name, email, role: 'customer' }, idToken);
};
