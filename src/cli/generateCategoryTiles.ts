import { mkdirSync, writeFileSync } from 'node:fs';
import { renderCategoryTile, tileFile } from '#demo/pictures/categoryTiles.ts';
import { popularCategories } from '#domain/products/defaultCategories.ts';

/** `npm run tiles`: renders the pictures of the home page's category tiles; run it after a change of a model in them. */

const folder = new URL('../storefront/home/categories/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const category of popularCategories)
  writeFileSync(new URL(tileFile(category), folder), await renderCategoryTile(category));
