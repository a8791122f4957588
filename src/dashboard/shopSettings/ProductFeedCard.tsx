import { styled } from 'styled-components';
import { productFeedPath } from '#domain/products/productFeed.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { CopyField } from '#ui/forms/CopyField.tsx';
import { TitledCard } from '../components/layout/TitledCard.tsx';

/** Shows the address of the product feed, which admins give to Google and Meta (SP-7). */
export const ProductFeedCard = ({ origin }: { readonly origin: string }) => (
  <TitledCard title={messages.productFeed}>
    <Text>{messages.whatTheFeedIsFor}</Text>
    <CopyField
      label={messages.addressOfTheProductFeed}
      value={new URL(productFeedPath, origin).href}
      buttonLabel={messages.copyFeedAddress}
    />
  </TitledCard>
);

const Text = styled.p`
  margin-block-end: var(--space-3);
  color: var(--ink-soft);
  font-size: var(--text-s);
`;
