import { ValidationError } from 'yup';
import { type FixedSettings, settingVariables } from '#domain/shop/settingVariables.ts';
import { shopSettingsSchema } from '#domain/shop/shopSettingsSchema.ts';
import { fail, type ReadVariable } from './readEnvironment.ts';

const checked = (field: keyof FixedSettings, variable: string, text: string): unknown => {
  try {
    return shopSettingsSchema.validateSyncAt(field, { [field]: text });
  } catch (error) {
    if (error instanceof ValidationError) return fail(`${variable}: ${error.message}.`);
    throw error;
  }
};

/** Reads the shop settings that the environment fixes; throws a SettingsError for a value that the page would refuse. */
export const readFixedSettings = (read: ReadVariable): FixedSettings =>
  Object.fromEntries(
    (Object.keys(settingVariables) as (keyof FixedSettings)[]).flatMap((field) => {
      const variable = settingVariables[field];
      const text = read(variable);
      return text === null ? [] : [[field, checked(field, variable, text)]];
    }),
  );
