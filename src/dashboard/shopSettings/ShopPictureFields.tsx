import { styled } from 'styled-components';
import { sharingSize } from '#domain/pages/sharingPicture.ts';
import { iconSizes } from '#domain/shop/shopIcon.ts';
import { type PictureSetting, pictureSettings } from '#domain/shop/shopPictureSchema.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { shopSettingsLabels } from '#messages/domain/settingNames.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { from } from '#ui/theme/media.ts';
import { SmallText } from '../components/layout/SmallText.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { ImageField } from '../images/ImageField.tsx';
import { useShopPicture } from './useShopPicture.ts';
import type { ShopSettingsFormState } from './useShopSettingsForm.ts';

type Formik = ShopSettingsFormState['formik'];

/** What the field of a picture says about it. */
interface Shape {
  /** A sentence with the recommended size, in pixels. */
  readonly size: string;
  /** Width and height of the preview. */
  readonly ratio: string;
  readonly hint: string;
}

const shapes: Readonly<Record<PictureSetting, Shape>> = {
  logo: {
    size: messages.atLeastWide(450),
    ratio: '2 / 1',
    hint: messages.whereTheLogoIs,
  },
  icon: {
    size: messages.exactSize(iconSizes.large, iconSizes.large),
    ratio: '1 / 1',
    hint: messages.whereTheIconIs,
  },
  sharingPicture: {
    size: messages.exactSize(sharingSize.width, sharingSize.height),
    ratio: `${sharingSize.width} / ${sharingSize.height}`,
    hint: messages.whereTheSharingPictureIs,
  },
};

interface ShopPictureFieldProps {
  readonly name: PictureSetting;
  readonly formik: Formik;
  readonly onUpload: (upload: Promise<void>) => void;
}

const ShopPictureField = ({ name, formik, onUpload }: ShopPictureFieldProps) => {
  const { slot, choose, clear } = useShopPicture(
    formik.values[name],
    (picture) => void formik.setFieldValue(name, picture),
  );
  const { size, ratio, hint } = shapes[name];
  const fault = formik.errors[name];
  return (
    <div>
      <ImageField
        slot={slot}
        label={shopSettingsLabels[name]}
        size={size}
        ratio={ratio}
        disabled={formik.isSubmitting || slot.progress !== null}
        formError={fault === undefined ? null : shownText(fault)}
        onChoose={(file) => onUpload(choose(file))}
        onClear={clear}
      />
      <SmallText>{hint}</SmallText>
    </div>
  );
};

/** The fields for logo, icon and sharing picture (SP-10). */
export const ShopPictureFields = ({ formik, onUpload }: Omit<ShopPictureFieldProps, 'name'>) => (
  <TitledCard isSpaced title={messages.logoAndPictures}>
    <SmallText>{messages.whichPictures}</SmallText>
    <Fields>
      {pictureSettings.map((name) => (
        <ShopPictureField key={name} name={name} formik={formik} onUpload={onUpload} />
      ))}
    </Fields>
  </TitledCard>
);

/**
 * The columns have the ratios of the pictures, such as 1200 / 630 = 1.905, so that these are equally high and their captions on one
 * line.
 */
const Fields = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-4);
  img { object-fit: contain; }
  ${from.medium} { grid-template-columns: 2fr 1fr 1.905fr; }
`;
