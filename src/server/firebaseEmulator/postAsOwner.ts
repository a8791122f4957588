const timeoutMs = 5000;

/**
 * POSTs to the emulator as its administrator and returns the JSON response. Throws on an error status, and
 * after five seconds.
 */
export const postAsOwner = async (
  address: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<unknown> => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok)
    throw new Error(`The accounts emulator answered ${response.status}: ${await response.text()}`);
  return response.json();
};
