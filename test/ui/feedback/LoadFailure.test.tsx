import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';

type Stage = 'failed' | 'loading' | 'loaded';

interface PartProps {
  readonly stage: Stage;
  readonly onRetry: () => void;
}

/** A part of a screen, with a button behind it. */
const Part = ({ stage, onRetry }: PartProps) => (
  <>
    <section aria-label="Notes">
      {stage === 'failed' && (
        <div>
          <LoadFailure what="The notes" onRetry={onRetry} />
        </div>
      )}
      {stage === 'loading' && <p>Loading</p>}
      {stage === 'loaded' && <button type="button">Write a note</button>}
    </section>
    <button type="button">Elsewhere</button>
  </>
);

/** Renders the part after its fetch has failed; a retry is loading until `show` ends it. */
const openPart = () => {
  const part = (stage: Stage) => <Part stage={stage} onRetry={() => show('loading')} />;
  const { rerender } = render(part('failed'));
  const show = (stage: Stage): void => rerender(part(stage));
  return { user: userEvent.setup(), show };
};

const button = (name: string) => screen.getByRole('button', { name });

it('ER-2 CN-3 keeps the focus in the part of the screen while it is fetched again', async () => {
  const { user, show } = openPart();
  button('Try again').focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Loading');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notes' }));

  show('loaded');
  await user.tab();
  expect(document.activeElement).toBe(button('Write a note'));
});

it('ER-2 CN-3 gives the focus back to "Try again" when the fetch fails once more', async () => {
  const { user, show } = openPart();
  await user.click(button('Try again'));
  await screen.findByText('Loading');
  show('failed');
  expect(document.activeElement).toBe(button('Try again'));
});

it('ER-2 CN-3 takes no focus that the user has moved elsewhere meanwhile', async () => {
  const { user, show } = openPart();
  await user.click(button('Try again'));
  await screen.findByText('Loading');
  button('Elsewhere').focus();
  show('failed');
  expect(document.activeElement).toBe(button('Elsewhere'));
});
