import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Recipe } from './recipe.ts'

/** What was asked for cannot be made; the message says why. */
export class RecipeProblem extends Error {}

/**
 * Writes everything of a recipe below a root, or nothing: all texts are made before the first one is written. Returns
 * the paths.
 *
 * @throws RecipeProblem when something of the name exists, or a file to be changed does not
 */
export function cook(recipe: Recipe, root: string): string[] {
  for (const { path } of recipe.files) {
    if (existsSync(join(root, path))) throw new RecipeProblem(`${path} exists already: choose another name.`)
  }
  const changed = recipe.changes.map(({ path, change, create }) => ({
    path,
    text: change(read(join(root, path), path, create)),
  }))
  const all = [...recipe.files, ...changed]
  for (const { path, text } of all) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return all.map(({ path }) => path)
}

function read(full: string, path: string, otherwise: string | undefined): string {
  if (existsSync(full)) return readFileSync(full, 'utf8')
  if (otherwise !== undefined) return otherwise
  throw new RecipeProblem(`${path} is missing: there is nowhere to add the line.`)
}
