import { styled } from 'styled-components';
import { failureOfError } from '#api/client/failure.ts';
import { isNotFound } from '#api/client/isNotFound.ts';
import { useCourierSetupQuery, useTryCourierMutation } from '#api/shop/courierSetupApi.ts';
import {
  type CalledCourier,
  type CourierSetup,
  courierSetupText,
} from '#domain/consignments/courierSetup.ts';
import { couriers } from '#domain/consignments/couriers.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { webhookAdvice } from '#messages/domain/settingNames.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { CopyField } from '#ui/forms/CopyField.tsx';
import { SmallText } from '../components/layout/SmallText.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { withRequestId } from '../components/loading/failureMessages.ts';
import { PartNotLoaded } from '../components/loading/PartNotLoaded.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';

/** Shows for each courier whether it is set up or what it lacks, the address for its webhooks, and a button that tries its keys (CR-14). */
export const CourierSetupCard = () => {
  const query = useCourierSetupQuery(undefined, refetchOnMount);
  // The host has the shop's settings, but no couriers.
  if (isNotFound(query.error)) return null;
  return (
    <TitledCard isSpaced title={messages.connectionsToCouriers}>
      {query.data === undefined && <PartNotLoaded what={messages.theCouriers} query={query} height="120px" />}
      {query.data?.map((setup) => (
        <Connection key={setup.courier} setup={setup} />
      ))}
    </TitledCard>
  );
};

const Connection = ({ setup }: { readonly setup: CourierSetup }) => {
  const { courier, state, takesWebhooks, webhookUrl, canTry } = setup;
  const missing = setup.missing.map((key) => shownText(key));
  const name = couriers[courier].name;
  return (
    <Root aria-label={name}>
      <Heading>{name}</Heading>
      <SmallText>{courierSetupText({ ...setup, missing, reason: shownText(setup.reason) })}</SmallText>
      {canTry ? <TryKeys courier={courier} name={name} /> : null}
      {state === 'notSet' ? null : (
        <>
          <CopyField
            label={messages.addressForTheWebhooksOf(name)}
            value={webhookUrl}
            buttonLabel={messages.copyTheAddressFor(name)}
          />
          <SmallText>
            {webhookAdvice[courier]}
            {takesWebhooks ? '' : ` ${messages.takesMessagesOnceEntered}`}
          </SmallText>
        </>
      )}
    </Root>
  );
};

interface TryKeysProps {
  readonly courier: CalledCourier;
  /** The courier's name in the language of the page. */
  readonly name: string;
}

const TryKeys = ({ courier, name }: TryKeysProps) => {
  const [tryCourier, { data, error, isLoading }] = useTryCourierMutation();
  return (
    <>
      <div>
        <Button
          tone="plain"
          size="s"
          busy={isLoading}
          aria-label={messages.tryTheKeysOf(name)}
          onClick={() => void tryCourier(courier)}
        >
          {messages.tryTheKeys}
        </Button>
      </div>
      <div role="status">
        {data === undefined ? null : (
          <Notice tone={data.isGood ? 'good' : 'danger'}>{shownText(data.sentence)}</Notice>
        )}
        {error === undefined ? null : <Notice tone="danger">{withRequestId(failureOfError(error))}</Notice>}
      </div>
    </>
  );
};

const Root = styled.section`
  display: grid;
  gap: var(--space-3);
  & + & { margin-block-start: var(--space-4); padding-block-start: var(--space-4); border-block-start: 1px solid var(--line); }
  /* Takes no gap, and stays a live region. */
  [role='status']:empty { position: absolute; }
`;

const Heading = styled.h3`
  font-size: var(--text-s);
`;
