import { useId, useState } from 'react';
import { type Failure, failureOf } from '#api/failure.ts';
import { useDeleteUserMutation, useUpdateUserMutation } from '#api/usersApi.ts';
import { timers } from '#domain/constants.ts';
import type { Role } from '#domain/order.ts';
import { deleteAnswers, texts } from '#domain/texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ask, type Message } from '#ui/feedback/dialogs.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { ActionsCell, Reason, RowActions } from '../components/RowActions.ts';
import { useAsyncAction } from '../components/useAsyncAction.ts';
import { WarningButton } from '../components/WarningButton.tsx';
import { roleFailure, roleToggle, userRemovalFailure } from './userMessages.ts';

export interface UserRow {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

interface UserActionsProps {
  readonly user: UserRow;
  readonly isOwn: boolean;
}

/**
 * Buttons to promote, demote and delete one account (US-2, US-3). They are disabled for the own account; the
 * reason of a refusal is shown below them (US-4).
 */
export const UserActions = ({ user, isOwn }: UserActionsProps) => {
  const reasonId = useId();
  const { busy, refusal, toggle, remove } = useUserCommands(user);
  const reason = isOwn ? texts.ownRow : refusal;
  const buttonProps = {
    size: 's' as const,
    disabled: busy || isOwn,
    'aria-describedby': reason === null ? undefined : reasonId,
  };
  return (
    <ActionsCell>
      <RowActions>
        <Button {...buttonProps} tone="plain" onClick={toggle}>
          {roleToggle[user.role].label}
        </Button>
        <WarningButton
          {...buttonProps}
          tone="plain"
          aria-label={`Delete ${user.name || user.email}`}
          onClick={remove}
        >
          <Icon name="trash" size={16} /> Delete
        </WarningButton>
      </RowActions>
      {reason !== null && <Reason id={reasonId}>{reason}</Reason>}
    </ActionsCell>
  );
};

const useUserCommands = (user: UserRow) => {
  const [updateUser] = useUpdateUserMutation();
  const [deleteUser] = useDeleteUserMutation();
  const { busy, run } = useAsyncAction();
  const [refusal, setRefusal] = useState<string | null>(null);
  const failed = (words: (failure: Failure) => { title: string; text: string }) => (error: unknown) => {
    const failure = failureOf(error);
    // A refusal stays readable in the row; other failures are shown in the dialog only.
    if (failure.kind === 'refused') setRefusal(failure.message);
    return { ...words(failure), mood: 'error' } satisfies Message;
  };
  const toggle = () =>
    run(() => {
      setRefusal(null);
      return updateUser({ id: user._id, role: roleToggle[user.role].role })
        .unwrap()
        .then(
          (): Message => ({ title: texts.roleUpdated, mood: 'success', timer: timers.roleToast }),
          failed(roleFailure),
        );
    });
  const remove = () =>
    run(async () => {
      const { title } = texts.sure;
      if (!(await ask({ title, text: texts.userDeleteQuestion, ...deleteAnswers, danger: true })))
        return null;
      setRefusal(null);
      return deleteUser(user._id)
        .unwrap()
        .then(
          (): Message => ({ ...texts.userDeleted, mood: 'success', timer: timers.toast }),
          failed(userRemovalFailure),
        );
    });
  return { busy, refusal, toggle, remove };
};
