import { useState } from 'react';
import { useGetCategoryTreeQuery } from '#api/products/categoryTreeApi.ts';
import type { CategoryChoices } from '#domain/productFiles/prepareProducts.ts';
import type { NamedPlace } from '#domain/productFiles/productFile.ts';
import type { Category } from '#domain/products/categoryTree.ts';
import * as messages from '#messages/dashboard/productImport.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { FilterFields } from '../components/filters/ListFilter.tsx';
import { TitledCard } from '../components/layout/TitledCard.tsx';

/** The place of products without a category. */
const noPlace: NamedPlace = { category: '', subCategory: '' };

/** Every category and sub-category of the shop, by its text in the list of options. */
const placesByText = (categories: readonly Category[]): Map<string, NamedPlace> => {
  const places = new Map([[messages.withoutACategory, noPlace]]);
  for (const { name, subCategories } of categories) {
    places.set(name, { category: name, subCategory: '' });
    for (const sub of subCategories)
      places.set(`${name} > ${sub.name}`, { category: name, subCategory: sub.name });
  }
  return places;
};

interface CategoryChoicesCardProps {
  /** Categories of the file that the shop does not have, each with its number of products. */
  readonly unknown: readonly { readonly name: string; readonly products: number }[];
  readonly onChoose: (choices: CategoryChoices) => void;
}

/** Asks for each category of the file that the shop does not have, which of the shop's categories its products get. */
export const CategoryChoicesCard = ({ unknown, onChoose }: CategoryChoicesCardProps) => {
  /** The chosen option of each category of the file; '' to leave it out. */
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const { data } = useGetCategoryTreeQuery();
  const places = placesByText(data?.categories ?? []);
  const choices = Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const place = places.get(text);
      return place === undefined ? [] : [[name, place]];
    }),
  );
  return (
    <TitledCard title={messages.unknownCategories} isSpaced>
      <p>{messages.chooseTheirPlaces}</p>
      <FilterFields>
        {unknown.map(({ name, products }) => (
          <Select
            key={name}
            label={messages.nameAndProducts(name, products)}
            placeholder={messages.leaveOut}
            options={[...places.keys()]}
            value={texts[name] ?? ''}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
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
