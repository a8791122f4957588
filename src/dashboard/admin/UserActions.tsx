import { failureOf } from '#api/failure.ts';
import { useDeleteUserMutation, useUpdateUserMutation } from '#api/usersApi.ts';
import type { Role } from '#domain/order.ts';
import { timers } from '#domain/rules.ts';
import { deleteAnswers, texts } from '#domain/texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ask, type Message } from '#ui/feedback/dialogs.ts';
import { Icon } from '#ui/goods/Icon.tsx';
import { RowTools } from '../listing/RowTools.tsx';
import { useWork } from '../listing/useWork.ts';
import { WarningButton } from '../listing/WarningButton.tsx';
import { roleFailure, roleToggle, userRemovalFailure } from './userWords.ts';

export interface UserRow {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

interface UserActionsProps {
  readonly user: UserRow;
  readonly own: boolean;
}

/** Promote, demote and delete one account (US-2, US-3); the own one rests with its reason (US-4). */
export const UserActions = ({ user, own }: UserActionsProps) => {
  const { busy, toggle, remove } = useUserWishes(user);
  const resting = {
    size: 's' as const,
    disabled: busy || own,
    title: own ? texts.ownRow : undefined,
    'aria-description': own ? texts.ownRow : undefined,
  };
  return (
    <RowTools>
      <Button {...resting} tone="plain" onClick={toggle}>
        {roleToggle[user.role].label}
      </Button>
      <WarningButton
        {...resting}
        tone="plain"
        aria-label={`Delete ${user.name || user.email}`}
        onClick={remove}
      >
        <Icon name="trash" size={16} /> Delete
      </WarningButton>
    </RowTools>
  );
};

const useUserWishes = (user: UserRow) => {
  const [updateUser] = useUpdateUserMutation();
  const [deleteUser] = useDeleteUserMutation();
  const { busy, work } = useWork();
  const toggle = () =>
    work(() =>
      updateUser({ id: user._id, role: roleToggle[user.role].role })
        .unwrap()
        .then(
          (): Message => ({ title: texts.roleUpdated, mood: 'success', timer: timers.roleToast }),
          (error: unknown): Message => ({ ...roleFailure(failureOf(error)), mood: 'error' }),
        ),
    );
  const remove = () =>
    work(async () => {
      const { title } = texts.sure;
      if (!(await ask({ title, text: texts.userDeleteQuestion, ...deleteAnswers, danger: true })))
        return null;
      return deleteUser(user._id)
        .unwrap()
        .then(
          (): Message => ({ ...texts.userDeleted, mood: 'success', timer: timers.toast }),
          (error: unknown): Message => ({ ...userRemovalFailure(failureOf(error)), mood: 'error' }),
        );
    });
  return { busy, toggle, remove };
};
