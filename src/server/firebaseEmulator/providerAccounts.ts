import { emulatorProject } from './emulatorProcess.ts';
import { postAsOwner } from './postAsOwner.ts';

/** An account that signed in through a provider, as the emulator stores it: unchecked user input. */
export interface ProviderAccount {
  readonly providerId: string;
  readonly rawId: string;
  readonly displayName?: string;
  readonly screenName?: string;
  readonly email?: string;
  readonly photoUrl?: string;
}

interface QueryResponse {
  readonly userInfo?: readonly { readonly providerUserInfo?: readonly ProviderAccount[] }[];
}

/** The accounts of one provider, such as `google.com`, in the emulator at `origin`. */
export const providerAccounts = async (
  origin: string,
  emulatorHeaders: Readonly<Record<string, string>>,
  providerId: string,
): Promise<ProviderAccount[]> => {
  const address = `${origin}/identitytoolkit.googleapis.com/v1/projects/${emulatorProject}/accounts:query`;
  const { userInfo = [] } = (await postAsOwner(address, emulatorHeaders, {})) as QueryResponse;
  return userInfo.flatMap(({ providerUserInfo = [] }) =>
    providerUserInfo.filter((account) => account.providerId === providerId),
  );
};
