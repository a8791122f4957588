import { styled } from 'styled-components';
import { from } from '#ui/theme/media.ts';

/** Styled parts of those cards on Shop Settings that have switches. */

export const SettingsSwitches = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const SettingsFields = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-4);
  ${from.medium} { grid-template-columns: 1fr 1fr; }
`;
