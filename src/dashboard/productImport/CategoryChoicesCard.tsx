import { useState } from 'react';
import { useGetCategoryTreeQuery } from '#api/products/categoryTreeApi.ts';
import { type CategoryChoices, noCategory } from '#domain/productFiles/prepareProducts.ts';
import type { NamedPlace } from '#domain/productFiles/productFile.ts';
import { savedCategoryTitle } from '#domain/products/bengaliCategories.ts';
import type { Category } from '#domain/products/categoryTree.ts';
import * as messages from '#messages/dashboard/productImport.tsx';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { FilterFields } from '../components/filters/ListFilter.tsx';
import { TitledCard } from '../components/layout/TitledCard.tsx';

/** A place that the products of a category can get, as an option. */
interface PlaceOption {
  readonly place: NamedPlace;
  /** Made from both names of the place. */
  readonly value: string;
  readonly label: string;
}

const valueOf = ({ category, subCategory }: NamedPlace): string => JSON.stringify([category, subCategory]);

const optionOf = (label: string, category = '', subCategory = ''): PlaceOption => ({
  place: { category, subCategory },
  value: valueOf({ category, subCategory }),
  label,
});

/** Every category and sub-category of the shop, after the place of products without a category. */
const placeOptions = (categories: readonly Category[]): PlaceOption[] => [
  optionOf(messages.withoutACategory),
  ...categories.flatMap((category) => {
    const title = savedCategoryTitle(category);
    const subOptions = category.subCategories.map((sub) =>
      optionOf(`${title} > ${savedCategoryTitle(sub)}`, category.name, sub.name),
    );
    return [optionOf(title, category.name), ...subOptions];
  }),
];

interface CategoryChoicesCardProps {
  /** Categories of the file that the shop does not have, each with its number of products. */
  readonly unknownCategories: readonly { readonly name: string; readonly products: number }[];
  /** The places that were chosen before; a check that failed has not used them. */
  readonly chosen: CategoryChoices;
  /** Gets the chosen places; the file is then checked again. */
  readonly onChoose: (choices: CategoryChoices) => void;
}

/** Asks for each category of the file that the shop does not have, which of the shop's categories its products get. */
export const CategoryChoicesCard = ({ unknownCategories, chosen, onChoose }: CategoryChoicesCardProps) => {
  /** The value of the chosen option for each category of the file; '' to leave it out. */
  const [values, setValues] = useState<ReadonlyMap<string, string>>(
    () => new Map(Object.entries(chosen).map(([name, place]) => [name, valueOf(place)])),
  );
  const { data } = useGetCategoryTreeQuery();
  const options = placeOptions(data?.categories ?? []);
  const choices = Object.fromEntries(
    unknownCategories.flatMap(({ name }) => {
      const option = options.find(({ value }) => value === values.get(name));
      return option === undefined ? [] : [[name, option.place]];
    }),
  );
  return (
    <TitledCard title={messages.unknownCategories} isSpaced>
      <p>{messages.chooseTheirPlaces}</p>
      <FilterFields>
        {unknownCategories.map(({ name, products }) => (
          <Select
            key={name}
            label={messages.nameAndProducts(name === noCategory ? shownText(name) : name, products)}
            placeholder={messages.leaveOut}
            options={options}
            value={values.get(name) ?? ''}
            onChange={({ target }) => setValues(new Map(values).set(name, target.value))}
          />
        ))}
      </FilterFields>
      <div>
        <Button tone="plain" disabled={Object.keys(choices).length === 0} onClick={() => onChoose(choices)}>
          {messages.checkAgain}
        </Button>
      </div>
    </TitledCard>
  );
};
