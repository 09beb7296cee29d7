import type { CategoryRecord, Localised } from '@shop/engine/records/catalogue-record'
import { typesetText } from '../words/typeset.ts'
import { pictureAt } from './pictures.ts'

/** The category that everything is in. */
export const ALL_GOODS = 'alle-produkte'

/** A category with its children; `image` is a media key. */
export type Category = {
  id: number
  slug: string
  name: Localised
  description: Localised
  seoText: Localised
  image: string
  children?: readonly Category[]
}

/** Records of a tree, parents before their children. */
export function categoryRecords(tree: readonly Category[], parentId: number | null = null): CategoryRecord[] {
  return tree.flatMap((category, position) => [
    categoryRecord(category, parentId, position + 1),
    ...categoryRecords(category.children ?? [], category.id),
  ])
}

/** Finds a category by its slug path, `wohnen/sofas`; throws when the tree has none. */
export function categoryFinder(tree: readonly Category[]): (path: string) => Category {
  const byPath = new Map<string, Category>()
  const walk = (categories: readonly Category[], prefix: string) => {
    for (const category of categories) {
      byPath.set(prefix + category.slug, category)
      walk(category.children ?? [], `${prefix}${category.slug}/`)
    }
  }
  walk(tree, '')

  return (path) => {
    const category = byPath.get(path)
    if (!category)
      throw new Error(`No category ${path}: a product line names a category that the tree does not have.`)
    return category
  }
}

function categoryRecord(category: Category, parentId: number | null, position: number): CategoryRecord {
  const { id, slug, name, description, seoText } = category
  const { file, width, height, dominantHex } = pictureAt(category.image)
  return {
    kind: 'category',
    id,
    parentId,
    slug,
    position,
    name,
    description: typesetText(description),
    seoText: typesetText(seoText),
    image: { src: file, width, height, colour: dominantHex, alt: name },
  }
}

/** One row of a category table. */
export function category(
  id: number,
  slug: string,
  image: string,
  name: Localised,
  description: Localised,
  seoText: Localised,
  children: readonly Category[] = [],
): Category {
  return { id, slug, image, name, description, seoText, children }
}
