import { useId, useState } from 'react';
import { useDeleteUserMutation, useUpdateUserMutation } from '#api/accounts/usersApi.ts';
import type { Failure } from '#api/client/failure.ts';
import { isRefusedForGood } from '#api/client/retryPolicy.ts';
import type { Role } from '#domain/accounts/role.ts';
import { timers } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/users.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { ActionsCell, Reason, RowActions } from '../components/actions/RowActions.ts';
import { removalQuestion, useRowCommand } from '../components/actions/useRowCommand.ts';
import { WarningButton } from '../components/actions/WarningButton.tsx';
import { roleChanges, roleFailure, userRemovalFailure } from './userMessages.ts';

/** A user as a row of the list. */
export interface UserRow {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** `undefined` if the host does not say. */
  readonly verified?: boolean | undefined;
  /** The member of staff whose name or address this account's is like (a look-alike); `undefined` for none. */
  readonly looksLike?: string | undefined;
}

interface UserActionsProps {
  readonly user: UserRow;
  /** Whether it is the account of the user who presses the buttons. */
  readonly isOwn: boolean;
  /** Whether the host knows the role staff. */
  readonly hasStaff: boolean;
}

/**
 * Buttons to change the role of one account and to delete it (US-2, US-3, MD-10). They are disabled for the user's own account.
 * The reason, or why the last command was refused, is shown below them (US-4).
 */
export const UserActions = ({ user, isOwn, hasStaff }: UserActionsProps) => {
  const reasonId = useId();
  const { busy, refusal, changeRole, remove } = useUserCommands(user);
  const offeredChanges = roleChanges[user.role].filter(({ role }) => role !== 'staff' || hasStaff);
  const reason = isOwn ? shopMessages.ownRow : refusal;
  const buttonProps = {
    size: 's' as const,
    disabled: busy || isOwn,
    'aria-describedby': reason === null ? undefined : reasonId,
  };
  return (
    <ActionsCell>
      <RowActions>
        {offeredChanges.map(({ role, label }) => (
          <Button key={role} {...buttonProps} tone="plain" onClick={() => changeRole(role)}>
            {label}
          </Button>
        ))}
        <WarningButton
          {...buttonProps}
          aria-label={messages.deleteNamed(user.name || user.email)}
          onClick={remove}
        >
          <StaffIcon name="trash" size={16} /> {messages.deleteLabel}
        </WarningButton>
      </RowActions>
      {reason !== null && <Reason id={reasonId}>{reason}</Reason>}
    </ActionsCell>
  );
};

/** The commands of a row, and `refusal`: why the last one was refused, `null` if it was not. */
const useUserCommands = (user: UserRow) => {
  const [updateUser] = useUpdateUserMutation();
  const [deleteUser] = useDeleteUserMutation();
  const { busy, runCommand } = useRowCommand();
  const [refusal, setRefusal] = useState<string | null>(null);
  /** A refusal stays readable in the row; failures that may pass are shown in the dialog only. */
  const keepRefusal = (failure: Failure): void => {
    if (isRefusedForGood(failure)) setRefusal(failure.message);
  };
  const changeRole = (role: Role) =>
    runCommand({
      send: () => {
        setRefusal(null);
        return updateUser({ id: user._id, role }).unwrap();
      },
      success: { title: shopMessages.roleUpdated, timer: timers.roleToast },
      failure: (failure) => {
        keepRefusal(failure);
        return roleFailure(failure);
      },
    });
  const remove = () =>
    runCommand({
      question: removalQuestion(shopMessages.userDeleteQuestion),
      send: () => {
        setRefusal(null);
        return deleteUser(user._id).unwrap();
      },
      success: shopMessages.userDeleted,
      failure: (failure) => {
        keepRefusal(failure);
        return userRemovalFailure(failure);
      },
    });
  return { busy, refusal, changeRole, remove };
};
