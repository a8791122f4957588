import { Row } from '../layout/Row.tsx';
import { Drawing, type DrawingName } from './Drawing.tsx';

const names: readonly DrawingName[] = [
  'basket',
  'favourites',
  'nothing',
  'parcel',
  'lost',
  'failed',
  'offline',
  'sold-out',
];

export const States = () => (
  <Row>
    {names.map((name) => (
      <Drawing key={name} name={name} />
    ))}
  </Row>
);
