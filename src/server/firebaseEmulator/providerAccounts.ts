import { asOwner } from './asOwner.ts';
import { emulatorProject } from './emulatorProcess.ts';

/** Who has signed in through a provider before, as the emulator keeps it: whatever that person sent. */
export interface ProviderAccount {
  readonly providerId: string;
  readonly rawId: string;
  readonly displayName?: string;
  readonly screenName?: string;
  readonly email?: string;
  readonly photoUrl?: string;
}

interface Found {
  readonly userInfo?: readonly { readonly providerUserInfo?: readonly ProviderAccount[] }[];
}

/** The accounts of one provider, such as `google.com`, in the emulator at `origin`. */
export const providerAccounts = async (
  origin: string,
  headers: Readonly<Record<string, string>>,
  providerId: string,
): Promise<ProviderAccount[]> => {
  const address = `${origin}/identitytoolkit.googleapis.com/v1/projects/${emulatorProject}/accounts:query`;
  const { userInfo = [] } = (await asOwner(address, headers, {})) as Found;
  return userInfo.flatMap(({ providerUserInfo = [] }) =>
    providerUserInfo.filter((account) => account.providerId === providerId),
  );
};
