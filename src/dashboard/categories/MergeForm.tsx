import { type FormEvent, useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import type { Category, SavedCategories, SubCategory } from '#domain/products/categoryTree.ts';
import * as messages from '#messages/dashboard/categories.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Actions, Modal, ModalHeading } from '../components/layout/Modal.tsx';
import { maybeDoneMessage } from '../components/loading/failureMessages.ts';
import { categoryPath, mergeTargets, productCountIn } from './categoryFacts.ts';
import type { CategoryChanges } from './useCategoryChanges.ts';

interface MergeFormProps {
  readonly category: Category;
  readonly sub: SubCategory | null;
  readonly saved: SavedCategories;
  readonly changes: CategoryChanges;
  readonly onClose: () => void;
}

/** The dialog that merges a category or sub-category into another one, which gets its products. */
export const MergeForm = ({ category, sub, saved, changes, onClose }: MergeFormProps) => {
  const targets = mergeTargets(saved, category, sub);
  /** The key of the chosen target; '' before one is chosen. */
  const [chosenKey, setChosenKey] = useState('');
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const name = categoryPath(category, sub);
  const products = productCountIn(saved, category.name, sub?.name);
  // None before the choice, and once another admin has removed or merged the chosen category.
  const target = targets.find(({ key }) => key === chosenKey);
  const merge = async (event: FormEvent) => {
    event.preventDefault();
    if (target === undefined || isSending) return;
    setSending(true);
    setError(null);
    try {
      await changes.send(
        {
          kind: 'merge',
          category: category.name,
          subCategory: sub?.name ?? '',
          intoCategory: target.category,
          intoSubCategory: target.subCategory,
        },
        messages.isMerged(name, target.label),
      );
      onClose();
    } catch (caught) {
      setError(maybeDoneMessage(failureOfError(caught)));
      setSending(false);
    }
  };
  return (
    <Modal onClose={isSending ? undefined : onClose}>
      <form onSubmit={merge}>
        <Stack gap={4}>
          <ModalHeading>{messages.merge(name)}</ModalHeading>
          <p>
            {messages.whatMergingDoes(name, products)}
            {sub === null ? ` ${messages.subCategoriesMoveToo}` : null}
          </p>
          <Select
            label={messages.mergeInto}
            placeholder={messages.chooseACategory}
            options={targets.map(({ key, label }) => ({ value: key, label }))}
            value={target?.key ?? ''}
            onChange={({ currentTarget }) => setChosenKey(currentTarget.value)}
          />
          {error === null ? null : <Notice tone="danger">{error}</Notice>}
          <Actions>
            <Button tone="plain" disabled={isSending} onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button
              type="submit"
              busy={isSending}
              busyLabel={messages.merging}
              disabled={target === undefined}
            >
              {messages.mergeButton}
            </Button>
          </Actions>
        </Stack>
      </form>
    </Modal>
  );
};
