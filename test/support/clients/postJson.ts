/** Sends JSON and returns the JSON of a success; throws with the response's text otherwise. */
export const postJson = async <Reply>(
  url: string,
  body: object,
  token?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} responded ${response.status}: ${await response.text()}`);
  return (await response.json()) as Reply;
};
