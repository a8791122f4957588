import { styled } from 'styled-components';
import { type HomeSection, moveSection, sectionChoices, switchSection } from '#domain/shop/homeSections.ts';
import { linesOf } from '#domain/shop/shopSettingsForm.ts';
import { shopSettingsLabels } from '#domain/shop/shopSettingsSchema.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';

interface HomeSectionListProps {
  /** The shown sections, one on each line. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const names: Readonly<Record<HomeSection, string>> = {
  top: 'Categories and slides',
  bestSelling: 'Best Selling',
  assurances: 'Delivery, payment and returns',
  newArrivals: 'New Arrivals',
  popularCategories: 'Popular Categories',
  mostPopular: 'Most Popular Items',
  promo: 'Promo banner',
  hundredTaka: '100 TK Items',
  newsletter: 'Newsletter',
};

/** A browser takes the focus from an element that is moved; at the end of the list the other button gets it. */
const keepFocus = (pressed: HTMLButtonElement): void => {
  requestAnimationFrame(() => {
    const enabled = pressed.disabled
      ? pressed.parentElement?.querySelector<HTMLElement>('button:enabled')
      : pressed;
    enabled?.focus();
  });
};

/** The sections of the home page, each with a switch and, while it is shown, buttons that move it. */
export const HomeSectionList = ({ value, onChange }: HomeSectionListProps) => {
  const shown = linesOf(value);
  const save = (sections: readonly string[]) => onChange(sections.join('\n'));
  return (
    <fieldset>
      <legend>{shopSettingsLabels.homeSections}</legend>
      <List>
        {sectionChoices(shown).map(({ section, isShown }) => (
          <li key={section}>
            <Switch
              label={names[section]}
              checked={isShown}
              // The last one stays: an empty home page would be an error.
              disabled={isShown && shown.length === 1}
              onChange={() => save(switchSection(shown, section))}
            />
            <span>
              <IconButton
                label={`Move ${names[section]} up`}
                icon={<StaffIcon name="arrow-left" />}
                disabled={!isShown || shown[0] === section}
                onClick={({ currentTarget }) => {
                  save(moveSection(shown, section, -1));
                  keepFocus(currentTarget);
                }}
              />
              <IconButton
                label={`Move ${names[section]} down`}
                icon={<StaffIcon name="arrow-left" />}
                disabled={!isShown || shown.at(-1) === section}
                onClick={({ currentTarget }) => {
                  save(moveSection(shown, section, 1));
                  keepFocus(currentTarget);
                }}
              />
            </span>
          </li>
        ))}
      </List>
    </fieldset>
  );
};

const List = styled.ul`
  display: grid;
  max-width: 480px;
  li { display: flex; align-items: center; justify-content: space-between; gap: var(--space-3); border-block-end: 1px solid var(--line); }
  li > span { display: flex; }
  button svg { rotate: -90deg; }
  button:first-child svg { rotate: 90deg; }
`;
