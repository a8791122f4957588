import { styled } from 'styled-components';
import { CheckboxLabel, type CheckboxProps } from './CheckboxLabel.tsx';

export const Checkbox = (props: CheckboxProps) => <Root {...props} />;

const Root = styled(CheckboxLabel)`
  justify-content: center;
  input { width: 24px; height: 24px; accent-color: var(--accent); }
`;
