import { useRef } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/productImport.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { screenHandle } from '../components/routing/addresses.ts';
import { useLeavePrompt } from '../components/routing/useLeavePrompt.ts';
import { withCapability } from '../components/routing/withCapability.tsx';
import { CheckedImport } from './CheckedImport.tsx';
import { ChooseFilesForm } from './ChooseFilesForm.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { StoredImportResult } from './StoredImportResult.tsx';
import { productsToStore, useProductImport } from './useProductImport.ts';

const heading = messages.importProducts;
export const handle = screenHandle(heading);

/** The screen on which admins import products from a CSV file, with pictures from a ZIP file (SP-6). */
const ImportProductsScreen = () => {
  // The calls of the import are part of the capability `products`, which a plain host lacks.
  return (
    <Stack gap={4}>
      <PageTitle>{heading}</PageTitle>
      <ProductImport />
    </Stack>
  );
};

export const Component = withCapability('products', ImportProductsScreen, heading, messages.hostTakesNoFiles);

const ProductImport = () => {
  const productImport = useProductImport();
  const stepRef = useRef<HTMLDivElement>(null);
  // The pressed button goes away with its step.
  const focusProps = useKeptFocus(stepRef);
  return (
    <Step ref={stepRef} {...focusProps} tabIndex={-1}>
      <CurrentStep {...productImport} />
    </Step>
  );
};

/** What the present step of the import shows: the form for files, the check and its result, or the import and its result. */
const CurrentStep = ({
  step,
  choices,
  choose,
  open,
  checkAgain,
  store,
  stop,
  restart,
}: ReturnType<typeof useProductImport>) => {
  useLeavePrompt(step.name === 'storing', messages.stopQuestion);
  switch (step.name) {
    case 'checking':
      return <ImportProgress title={messages.comparingWithTheShop} done={step.done} total={step.total} />;
    case 'checked':
      return (
        <CheckedImport
          checked={step.checked}
          categories={choices.categories}
          error={step.error}
          onChooseCategories={(chosen) => void checkAgain(step.checked, chosen)}
          onStore={() => void store(step.checked)}
          onRestart={restart}
        />
      );
    case 'storing':
      return (
        <ImportProgress
          title={messages.importing}
          done={step.done}
          total={step.total}
          pictures={step.pictures}
          onStop={stop}
        />
      );
    case 'stored':
      return (
        <StoredImportResult
          result={step.result}
          total={productsToStore(step.checked).length}
          // Goes on after the rows that were stored before the import ended.
          onGoOn={() => void store(step.checked, step.result)}
          onRestart={restart}
        />
      );
    // `choosing` and `reading`.
    default:
      return (
        <ChooseFilesForm
          choices={choices}
          onChoose={choose}
          error={step.name === 'choosing' ? step.error : ''}
          busy={step.name === 'reading'}
          onOpen={open}
        />
      );
  }
};

const Step = styled.div`
  &:focus { outline: none; }
`;
