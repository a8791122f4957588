import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { hundredTakaCategory } from '#domain/products/categoryNames.ts';
import { hasCategoriesFor } from '#domain/products/pageShop.ts';
import { moveSection, sectionChoices, switchSection } from '#domain/shop/homeSections.ts';
import { linesOf } from '#domain/shop/shopSettingsForm.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { homeSectionNames, shopSettingsLabels } from '#messages/domain/settingNames.ts';
import { Switch } from '#ui/forms/Switch.tsx';
import { MoveButtons } from '../components/actions/MoveButtons.tsx';
import { SmallText } from '../components/layout/SmallText.ts';

interface HomeSectionListProps {
  /** The keys of the shown sections in their order, one on each line. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The sections of the home page, each with a switch and with buttons that move it, disabled while it is hidden. */
export const HomeSectionList = ({ value, onChange }: HomeSectionListProps) => {
  const shown = linesOf(value);
  const { categories } = useShop();
  const save = (sections: readonly string[]) => onChange(sections.join('\n'));
  return (
    <fieldset>
      <legend>{shopSettingsLabels.homeSections}</legend>
      <List>
        {sectionChoices(shown).map(({ section, isShown }) => (
          <li key={section}>
            <div>
              <Switch
                label={homeSectionNames[section]}
                checked={isShown}
                // The last section cannot be hidden: the server refuses an empty home page.
                disabled={isShown && shown.length === 1}
                onChange={() => save(switchSection(shown, section))}
              />
              {isShown && !hasCategoriesFor(section, categories) && (
                <SmallText>
                  {section === 'hundredTaka'
                    ? messages.noCategoryNamed(hundredTakaCategory)
                    : messages.noCategoryIsATile}
                </SmallText>
              )}
            </div>
            <MoveButtons
              name={homeSectionNames[section]}
              place={shown.indexOf(section)}
              count={isShown ? shown.length : 0}
              onMove={(by) => save(moveSection(shown, section, by))}
            />
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
`;
