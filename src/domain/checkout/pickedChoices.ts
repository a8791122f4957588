import { choiceName } from '#messages/domain/choices.ts';
import { notPicked } from './cart.ts';

interface Picked {
  readonly color: string;
  readonly size: string;
}

/** The names of the colour and the size that were picked, in this order; what was not picked is left out. */
export const pickedChoices = ({ color, size }: Picked): string[] =>
  [color, size].filter((choice) => choice !== '' && choice !== notPicked).map(choiceName);
