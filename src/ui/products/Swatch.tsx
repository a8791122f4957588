import { styled } from 'styled-components';

/** The colours that a product can have (`productChoices`), as CSS colours. */
const colorValues: Readonly<Record<string, string>> = {
  Black: '#1c1c1e',
  Gray: '#8b8f94',
  White: '#fff',
  Red: '#d0312d',
  Green: '#2f8f4e',
  Blue: '#2c66c8',
  Yellow: '#f2c53d',
  Pink: '#ef8fb5',
  Orange: '#ef8a32',
  Purple: '#7d4cb0',
};

/** A sample of the colour, beside its name; shows nothing for a colour that is not in `colorValues`. */
export const Swatch = ({ color }: { readonly color: string }) => {
  const background = colorValues[color];
  // A colour may also be named like a method of every object, such as `valueOf`.
  return typeof background === 'string' ? <Root aria-hidden="true" $background={background} /> : null;
};

const Root = styled.i<{ $background: string }>`
  background: ${({ $background }) => $background};
  width: 16px;
  height: 16px;
  border-radius: var(--radius-full);
  box-shadow: inset 0 0 0 1px rgb(0 0 0 / 18%), 0 0 0 1px rgb(255 255 255 / 45%);
`;
