import { styled } from 'styled-components';
import { isNotFound } from '#api/client/isNotFound.ts';
import { useGetShopSecretsQuery } from '#api/shop/shopSecretsApi.ts';
import {
  keyProblemTexts,
  type SecretsKeyProblem,
  type ShopSecretsOverview,
  secretsKeyCommand,
  shopSecretGroups,
  shopSecrets,
} from '#domain/shop/shopSecrets.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { FieldColumns } from '../components/forms/FieldColumns.ts';
import { SmallText } from '../components/layout/SmallText.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { PartNotLoaded } from '../components/loading/PartNotLoaded.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { SecretForm } from './SecretForm.tsx';

/** The card in which admins enter the keys of the services that the shop uses; nobody reads a key again (SP-14). */
export const ShopSecretsCard = () => {
  const query = useGetShopSecretsQuery(undefined, refetchOnMount);
  // The host has the shop's settings, but keeps no keys.
  if (isNotFound(query.error)) return null;
  return (
    <TitledCard isSpaced title={messages.keys}>
      <SmallText>{messages.whatKeysAre}</SmallText>
      {query.data === undefined ? (
        <PartNotLoaded what={messages.theKeys} query={query} height="120px" />
      ) : (
        <Groups overview={query.data} />
      )}
    </TitledCard>
  );
};

const Groups = ({ overview: { keyProblem, secrets } }: { readonly overview: ShopSecretsOverview }) => (
  <>
    {keyProblem === null ? null : <KeyProblem problem={keyProblem} />}
    {Object.entries(shopSecretGroups).map(([group, { label, purpose }]) => {
      const hints = secrets.filter(({ name }) => shopSecrets[name].group === group);
      return hints.length === 0 ? null : (
        <section key={group}>
          <Heading>{label}</Heading>
          <SmallText>{purpose}</SmallText>
          <Fields>
            {hints.map((hint) => (
              <SecretForm key={hint.name} hint={hint} canSave={keyProblem === null} />
            ))}
          </Fields>
        </section>
      );
    })}
  </>
);

const KeyProblem = ({ problem }: { readonly problem: SecretsKeyProblem }) => {
  // The server sends the sentence with the command at its end, so that the tables of messages have it as a whole.
  const sentence = shownText(`${keyProblemTexts[problem]} ${secretsKeyCommand}`);
  return (
    <Notice tone="warning">
      {sentence.replace(secretsKeyCommand, '')}
      <code>{secretsKeyCommand}</code>
    </Notice>
  );
};

const Heading = styled.h3`
  font-size: var(--text-s);
`;

const Fields = styled(FieldColumns)`
  margin-block-start: var(--space-3);
`;
