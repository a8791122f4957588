import { styled } from 'styled-components';
import { freeShippingOver, returnDays } from '#domain/constants.ts';
import { formatTaka } from '#domain/money.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { from } from '#ui/theme/media.ts';

const assurances = [
  { icon: 'truck', title: 'Free shipping', text: `On orders over ${formatTaka(freeShippingOver)}` },
  { icon: 'cash', title: 'Cash on delivery', text: 'Pay when it is in your hands' },
  { icon: 'return', title: `${returnDays} days return`, text: 'For any reason' },
] as const;

/** Reasons to buy here: delivery, payment and returns. */
export const Assurances = () => (
  <List>
    {assurances.map(({ icon, title, text }) => (
      <li key={icon}>
        <Icon name={icon} size={26} />
        <span>
          <strong>{title}</strong>
          <small>{text}</small>
        </span>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  font-family: var(--font-price);
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--space-2);
  li {
    display: grid;
    justify-items: center;
    gap: var(--space-2);
    padding: var(--space-3) var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--surface);
    text-align: center;
  }
  svg { color: var(--accent); }
  strong { display: block; font-size: var(--text-s); font-weight: 650; line-height: var(--leading-snug); }
  small { display: none; font-size: var(--text-s); color: var(--ink-faint); line-height: var(--leading-snug); }
  ${from.medium} {
    gap: var(--space-4);
    li { grid-template-columns: auto 1fr; align-items: center; justify-items: start; gap: var(--space-3); min-height: 68px; padding: var(--space-3) var(--space-4); text-align: start; }
    strong { font-size: var(--text-m); }
    small { display: block; }
  }
`;
