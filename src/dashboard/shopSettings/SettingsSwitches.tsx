import { styled } from 'styled-components';

/** The list of a card's switches. */
export const SettingsSwitches = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;
