import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/ui/feedback.ts';

/** Milliseconds after which an answer is late: a silent shop or provider ends the wait by itself only after twenty seconds or more. */
const usualWait = 6000;

/** Says that an answer takes longer than usual once it has been awaited for some seconds, and nothing before and after. */
export const SlowNotice = ({ isWaiting }: { readonly isWaiting: boolean }) => {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), usualWait);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  return <Root role="status">{isLate ? messages.takesLonger : ''}</Root>;
};

const Root = styled.p`
  font-size: var(--text-s);
  color: var(--ink-soft);
  /* The gap of a grid would stand around it. */
  &:empty { position: absolute; }
`;
