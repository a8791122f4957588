import { freeShippingOver, returnDays } from '#domain/constants.ts';
import { formatTaka } from '#domain/money.ts';
import { Icon } from '#ui/icons/Icon.tsx';

const assurances = [
  { icon: 'truck', title: 'Free shipping', text: `On orders over ${formatTaka(freeShippingOver)}` },
  { icon: 'cash', title: 'Cash on delivery', text: 'Pay when it is in your hands' },
  { icon: 'return', title: `${returnDays} days return`, text: 'For any reason' },
] as const;

/** Reasons to buy here: delivery, payment and returns. */
export const Assurances = () => (
  <ul className="assurances">
    {assurances.map(({ icon, title, text }) => (
      <li key={icon}>
        <Icon name={icon} size={26} />
        <span>
          <strong>{title}</strong>
          <small>{text}</small>
        </span>
      </li>
    ))}
  </ul>
);
