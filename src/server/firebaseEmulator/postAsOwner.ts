/** Milliseconds. */
const patience = 5000;

/** POSTs to the emulator as its administrator; returns the JSON response, throws on an error status. */
export const asOwner = async (
  address: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<unknown> => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`The accounts emulator answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};
