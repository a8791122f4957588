import { useEffect, useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { usePreviewPageQuery } from '#api/shop/editPagesApi.ts';
import * as messages from '#messages/dashboard/pages.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { RichText } from '#ui/layout/RichText.tsx';
import { TitledCard } from '../components/layout/TitledCard.tsx';

/** Milliseconds without typing after which the server is asked for a preview. */
const pauseMs = 400;

/** The text as it was when the user last paused. */
const useTextAtPause = (text: string): string => {
  const [textAtPause, setTextAtPause] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setTextAtPause(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return textAtPause;
};

interface PagePreviewProps {
  readonly title: string;
  readonly body: string;
  /** The language of the text; absent for the page's own. */
  readonly language?: 'bn';
}

/** The page as the server will show it, or why it sent no preview, such as a fault in the text. */
export const PagePreview = ({ title, body, language }: PagePreviewProps) => {
  const bodyAtPause = useTextAtPause(body);
  const { data, error } = usePreviewPageQuery({ body: bodyAtPause, language });
  const failure = error === undefined ? null : failureOfError(error);
  return (
    <TitledCard isSpaced title={language === 'bn' ? messages.previewInBengali : messages.preview}>
      <div
        role="group"
        aria-label={language === 'bn' ? messages.previewOfThePageInBengali : messages.previewOfThePage}
      >
        <h3>{shownName(title)}</h3>
        {failure === null ? <RichText html={data?.html ?? ''} /> : null}
      </div>
      {failure === null ? null : <Notice tone="warning">{failure.message}</Notice>}
    </TitledCard>
  );
};
