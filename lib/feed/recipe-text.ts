import { readFileSync } from 'node:fs';
import type { RecipeName } from '../config/recipes.ts';

/** In a build, all recipes: `scripts/bundle.mjs` puts them into the program that loads the feed. */
declare const BUILT_IN_RECIPES: Readonly<Record<RecipeName, string>> | undefined;

/** The JSONata expression of a recipe. */
export function recipeText(name: RecipeName): string {
  if (typeof BUILT_IN_RECIPES !== 'undefined') return BUILT_IN_RECIPES[name];
  return readFileSync(new URL(`./recipes/${name}.jsonata`, import.meta.url), 'utf8');
}
