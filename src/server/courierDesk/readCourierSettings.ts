import type { CouriersSettings } from '../couriers/couriersOf.ts';
import { steadfastAddress } from '../couriers/steadfast/steadfastSettings.ts';
import type { ShopSecrets } from '../secrets/shopSecrets.ts';

/** The settings of the couriers, of the shop's secrets. A courier without its keys is not set up. */
export const readCourierSettings = async ({ read }: Pick<ShopSecrets, 'read'>): Promise<CouriersSettings> => {
  const [apiKey, secretKey] = [await read('steadfastApiKey'), await read('steadfastSecretKey')];
  return {
    steadfast:
      apiKey === null || secretKey === null
        ? null
        : {
            address: steadfastAddress,
            apiKey,
            secretKey,
            webhookToken: await read('steadfastWebhookToken'),
          },
    pathao: null,
    ownRider: true,
  };
};
