import type { ComponentProps } from 'react';
import type { ShopSettingsForm, TextSetting } from '#domain/shop/shopSettingsForm.ts';
import { shopSettingsLengths } from '#domain/shop/shopSettingsRules.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { FieldColumns } from '../components/forms/FieldColumns.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { HomeSectionList } from './HomeSectionList.tsx';
import { PromoPicture } from './PromoPicture.tsx';

interface HomePageFieldsProps {
  /** The props of a text field of the form. */
  readonly field: (name: TextSetting) => ComponentProps<typeof TextField>;
  readonly values: ShopSettingsForm;
  readonly change: (name: TextSetting, value: string) => void;
  readonly onUpload: (upload: Promise<void>) => void;
}

/** The fields for what the home page shows, and for its promo banner (SP-11). */
export const HomePageFields = ({ field, values, change, onUpload }: HomePageFieldsProps) => (
  <TitledCard isSpaced title={messages.homePage}>
    <HomeSectionList value={values.homeSections} onChange={(value) => change('homeSections', value)} />
    <FieldColumns>
      <TextField
        {...field('promoTitle')}
        maxLength={shopSettingsLengths.promoTitle}
        hint={messages.leftEmptyItFollowsFreeDelivery}
      />
      <TextField
        {...field('promoTitleBengali')}
        lang="bn"
        maxLength={shopSettingsLengths.promoTitle}
        hint={messages.bengaliHint}
      />
      <TextField
        {...field('promoText')}
        maxLength={shopSettingsLengths.promoText}
        hint={messages.leftEmptyItFollowsFreeDelivery}
      />
      <TextField
        {...field('promoTextBengali')}
        lang="bn"
        maxLength={shopSettingsLengths.promoText}
        hint={messages.bengaliHint}
      />
      <TextField {...field('promoButton')} required maxLength={shopSettingsLengths.promoButton} />
      <TextField
        {...field('promoButtonBengali')}
        lang="bn"
        maxLength={shopSettingsLengths.promoButton}
        hint={messages.bengaliHint}
      />
      <TextField {...field('promoLink')} required hint={messages.whereTheBannerLeads} />
      <TextField {...field('promoColor')} type="color" hint={messages.behindTheWords} />
      <PromoPicture
        address={values.promoImage}
        onChange={(value) => change('promoImage', value)}
        onUpload={onUpload}
      />
    </FieldColumns>
  </TitledCard>
);
