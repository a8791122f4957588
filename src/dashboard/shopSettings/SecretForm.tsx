import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { removeShopSecret, saveShopSecret } from '#api/shop/shopSecretsApi.ts';
import { readShopSecret } from '#domain/shop/shopSecretSchema.ts';
import { type ShopSecretHint, secretHintText, shopSecrets } from '#domain/shop/shopSecrets.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { focusOnMount } from '#ui/hooks/focusOnMount.ts';
import { Row } from '#ui/layout/Row.tsx';
import { useRowCommand } from '../components/actions/useRowCommand.ts';
import { SmallText } from '../components/layout/SmallText.ts';
import { maybeDoneMessage } from '../components/loading/failureMessages.ts';

interface SecretFormProps {
  /** What the server tells of the secret, which nobody can read again. */
  readonly hint: ShopSecretHint;
  /** Whether the server has a secrets' key, with which it encrypts the secret. */
  readonly canSave: boolean;
}

/** The form of one secret: shows its hint, and a field for a new value that is emptied when it is saved (SP-14). */
export const SecretForm = ({ hint, canSave }: SecretFormProps) => {
  const { name, state } = hint;
  const { label } = shopSecrets[name];
  const { value, enter, error, isSaving, isSaved, save } = useSecret(hint);
  // A secret from the server's environment is the operator's to change. The shop has stopped using the service of an `unused` secret: it
  // can be removed, but needs no new value.
  const canChange = canSave && state !== 'environment' && state !== 'unused';
  const canRemove = state !== 'notSet' && state !== 'environment';
  return (
    <Root onSubmit={save} noValidate aria-label={label}>
      <ErrorSummary />
      <TextField
        label={label}
        type="password"
        autoComplete="off"
        spellCheck={false}
        value={value}
        disabled={!canChange}
        // The field is emptied when the key is saved: what was typed until then would be lost.
        readOnly={isSaving}
        error={error}
        hint={secretHintText(hint)}
        onChange={({ target }) => enter(target.value)}
      />
      <Row gap={3}>
        {canChange ? (
          <Button type="submit" size="s" busy={isSaving} aria-label={messages.saveNamed(label)}>
            {messages.save}
          </Button>
        ) : null}
        {canRemove ? <RemoveButton hint={hint} /> : null}
        {isSaved ? (
          <SmallText ref={focusOnMount} tabIndex={-1}>
            {messages.saved}
          </SmallText>
        ) : null}
      </Row>
    </Root>
  );
};

/** The value that the user enters for a secret, and how saving it ended. */
const useSecret = ({ name, state }: ShopSecretHint) => {
  const dispatch = useShopDispatch();
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [progress, setProgress] = useState<'none' | 'saving' | 'saved'>('none');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const read = readShopSecret(name, value);
    if ('fault' in read) {
      setProgress('none');
      setError(read.fault);
      return;
    }
    setError(undefined);
    setProgress('saving');
    const failure = await dispatch(saveShopSecret({ name, value: read.value }));
    if (failure === null) {
      setProgress('saved');
      setValue('');
    } else {
      setProgress('none');
      setError(maybeDoneMessage(failure));
    }
  };
  const enter = (text: string) => {
    setValue(text);
    setError(undefined);
    setProgress('none');
  };
  const isSaved = progress === 'saved' && state !== 'notSet';
  return { value, enter, error, isSaving: progress === 'saving', isSaved, save };
};

const RemoveButton = ({ hint: { name } }: { readonly hint: ShopSecretHint }) => {
  const { label } = shopSecrets[name];
  const dispatch = useShopDispatch();
  const { busy, runCommand } = useRowCommand();
  const remove = () =>
    runCommand({
      question: {
        title: messages.reallyRemove(label),
        text: messages.whatRemovingDoes,
        yes: messages.yesRemoveIt,
        no: messages.cancel,
        danger: true,
      },
      send: () => dispatch(removeShopSecret(name)),
      success: { title: messages.removed },
      failure: messages.theKeyIsStillSaved,
    });
  return (
    <Button tone="plain" size="s" disabled={busy} aria-label={messages.removeNamed(label)} onClick={remove}>
      {messages.remove}
    </Button>
  );
};

const Root = styled.form`
  display: grid;
  gap: var(--space-2);
`;
