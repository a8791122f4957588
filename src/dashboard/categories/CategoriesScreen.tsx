import { useState } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/categories.ts';
import { Button } from '#ui/controls/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { SmallText } from '../components/layout/SmallText.ts';
import { FormLoader } from '../components/loading/FormLoader.tsx';
import { screenHandle } from '../components/routing/addresses.ts';
import { withCapability } from '../components/routing/withCapability.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CategoryItem } from './CategoryItem.tsx';
import { ChooseCategories } from './ChooseCategories.tsx';
import type { CategoryTask } from './categoryTask.ts';
import { rowKeys } from './rowKeys.ts';
import { useCategoryChanges } from './useCategoryChanges.ts';

const heading = messages.categories;
export const handle = screenHandle(heading);

/** The screen on which admins change the shop's categories and sub-categories (SP-4). */
const CategoriesScreen = () => {
  const changes = useCategoryChanges();
  const [task, setTask] = useState<CategoryTask | null>(null);
  const { query, status } = changes;
  return (
    <FormLoader subject={messages.theCategories} query={query}>
      {(loaded) => {
        // `loaded` stays as it was loaded first; the data of the query also has the changes since.
        const saved = query.data ?? loaded;
        const names = saved.categories.map(({ name }) => name);
        // '': the rows are categories, and not sub-categories of one.
        const keys = rowKeys(changes.renamed, '', names);
        return (
          <Page gap={4}>
            <Row gap={3} justify="space-between">
              <PageTitle>{heading}</PageTitle>
              <Button onClick={() => setTask({ kind: 'add', parent: null })}>
                <StaffIcon name="plus" size={18} /> {messages.addCategory}
              </Button>
            </Row>
            <SmallText>{messages.introduction}</SmallText>
            <p role="status">{status}</p>
            <ChooseCategories saved={saved} choose={changes.choose} />
            {saved.categories.length === 0 ? (
              <EmptyState title={messages.noCategoriesYet} text={messages.addTheFirstOne} />
            ) : (
              <List aria-label={heading}>
                {saved.categories.map((category, index) => (
                  <CategoryItem
                    key={keys[index]}
                    category={category}
                    index={index}
                    saved={saved}
                    changes={changes}
                    onTask={setTask}
                  />
                ))}
              </List>
            )}
            {task === null ? null : (
              <CategoryDialog task={task} saved={saved} changes={changes} onClose={() => setTask(null)} />
            )}
          </Page>
        );
      }}
    </FormLoader>
  );
};

export const Component = withCapability(
  'categories',
  CategoriesScreen,
  heading,
  messages.hostKeepsCategories,
);

const Page = styled(Stack)`
  max-width: 960px;
`;

const List = styled.ol`
  display: grid;
  gap: var(--space-3);
`;
