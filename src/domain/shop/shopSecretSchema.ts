import { string, ValidationError } from 'yup';
import { type ShopSecretName, shopSecrets } from './shopSecrets.ts';

/** The rules for a secret that is entered (SP-14), for the form, the server and the environment. No message repeats the secret. */

/** Maximum number of characters. */
export const shopSecretLength = 500;

/** A value that Pathao sends to every merchant in the handshake of a webhook: as a secret it would let anybody forge a delivery. */
export const publicPathaoValue = 'f3992ecc-59da-4cbe-a049-a13da2018d51';

const visible = /^[\x21-\x7e]+$/;
const visibleOfEveryAlphabet = /^[^\s\p{C}]+$/u;

const isPassword = (name: ShopSecretName): boolean => {
  const entry = shopSecrets[name];
  return 'isPassword' in entry && entry.isPassword;
};

const schemaOf = (name: ShopSecretName) => {
  const { label, least } = shopSecrets[name];
  return string()
    .trim()
    .required(`Please enter the ${label}`)
    .max(shopSecretLength, `The ${label} may have at most ${shopSecretLength} characters`)
    .matches(isPassword(name) ? visibleOfEveryAlphabet : visible, {
      message: `The ${label} can't contain blanks or unusual characters`,
      excludeEmptyString: true,
    })
    .min(least, `The ${label} must have at least ${least} characters`)
    .test(
      'public',
      `This value is the same for all merchants of Pathao, so it is no secret. Please choose one of your own`,
      (value) => name !== 'pathaoWebhookSecret' || value.toLowerCase() !== publicPathaoValue,
    );
};

/** The secret without blanks around it, or why it is refused. */
export const readShopSecret = (
  name: ShopSecretName,
  text: string,
): { readonly value: string } | { readonly fault: string } => {
  try {
    return { value: schemaOf(name).validateSync(text) };
  } catch (error) {
    if (error instanceof ValidationError) return { fault: error.message };
    throw error;
  }
};
