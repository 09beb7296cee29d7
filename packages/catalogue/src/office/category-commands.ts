import { CategoryFields, changeCategory, showCategory } from '@shop/api-client/office/category-commands'
import type { Change } from '@shop/api-client/office/command-outcome'
import { createCategory } from '@shop/api-client/office/new-goods-commands'
import { placedBehind } from '@shop/domain/goods/category-order'
import { followingGerman } from '@shop/domain/goods/category-words'
import {
  conflictingEdits,
  editedRecord,
  editsAsStored,
  type FieldEdit,
  undoneEdits,
} from '@shop/domain/goods/edited-record'
import { logEntries } from '@shop/engine/command/command-log-store'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { undoBy } from '@shop/engine/command/undo'
import type { Sql } from '@shop/engine/db/sql'
import * as v from 'valibot'
import { growVersion, lockImports } from '../import/import-batch-store.ts'
import { loadCategories, type StoredCategory } from '../products/catalogue-store.ts'
import { categoryObject, lastEntryOf, noted, onCatalogue } from './catalogue-office.ts'
import { pathOf, type Tree, trailOf } from './category-place.ts'
import { updateCategory, updatePositions } from './category-store.ts'
import { freeSlug } from './free-slug.ts'
import { refuseGonePictures } from './pictures/gone-pictures.ts'

/** How far back the log is read for whoever moved a neighbour: they did it while somebody had the page open. */
const ENTRIES_BACK = 100
const TREE_COMMANDS = [changeCategory.name, createCategory.name]

/** Categories one by one: what they say, and where they stand. */
export const CATEGORY_COMMANDS = [
  onCatalogue(showCategory)(async ({ id }, { sql }) => {
    const tree = await loadCategories(sql)
    const category = tree.find((one) => one.id === id)
    return { answer: { category: category ? shownCategory(tree, category) : null }, object: null }
  }),

  onCatalogue(changeCategory, {
    // The version of a field is what it says: who edits another one is in nobody's way.
    version: async ({ id, edits }, { sql }) => {
      await lockImports(sql)
      const tree = await loadCategories(sql)
      const category = categoryOf(tree, id)
      const conflicts = conflictingEdits(fieldsOf(tree, category), edits)
      if (conflicts.length === 0) return { version: 0, changes: [] }
      const own = await lastChange(sql, tree, category)
      const ofTree = (await lastOfTree(sql)) ?? own
      return {
        version: 1,
        // Whoever moved a neighbour has written nothing about this one.
        changes: conflicts.map(({ path }) => ({ ...(path === 'after' ? ofTree : own), what: path })),
      }
    },
  })(async ({ id, edits }, { sql, now }) => {
    const tree = await loadCategories(sql)
    const category = categoryOf(tree, id)
    const before = fieldsOf(tree, category)
    const { parentId, after: asked, ...texts } = v.parse(CategoryFields, editedRecord(before, edits))
    const isPlaced = edits.some(({ path }) => path === 'after')
    const isMoved = isPlaced || parentId !== category.parentId
    const neighbours = tree.filter((one) => one.parentId === parentId && one.id !== id)
    const after = isPlaced || !isMoved ? asked : (neighbours.at(-1)?.id ?? null)
    if (isMoved) refuseUnplaceable(tree, category, { parentId, after, neighbours })
    await refuseGonePictures(sql, category.image ? [category.image] : [], texts.image ? [texts.image] : [])

    await updateCategory(sql, {
      id,
      name: followingGerman(before.name, texts.name),
      description: followingGerman(before.description, texts.description),
      seoText: followingGerman(before.seoText, texts.seoText),
      seoTitle: followingGerman(before.seoTitle, texts.seoTitle),
      seoDescription: followingGerman(before.seoDescription, texts.seoDescription),
      image: texts.image,
      isHidden: texts.isHidden,
      parentId,
      slug: slugBeside(category, neighbours),
      updatedAt: now,
    })
    const stayed = parentId === category.parentId ? category.position : null
    if (isMoved) await updatePositions(sql, placedBehind(id, after, neighbours, stayed))
    await growVersion(sql, now)

    const changed = await loadCategories(sql)
    const path = pathOf(changed, categoryOf(changed, id))
    const was = pathOf(tree, category)
    const moved = path === was ? [] : [{ path: 'path', was, now: path }]
    const logged: FieldEdit[] = [...edits, ...moved]
    // Where it stood follows from what is beside it: back it goes behind the neighbour that it had.
    const stands = fieldsOf(changed, categoryOf(changed, id))
    const texted = editsAsStored(
      edits.filter((edit) => edit.path !== 'parentId' && edit.path !== 'after'),
      stands,
    )
    const placed = [
      { path: 'parentId' as const, was: before.parentId, now: stands.parentId },
      { path: 'after' as const, was: before.after, now: stands.after },
    ]
    return {
      answer: { path, changed: edits.map((edit) => edit.path) },
      object: categoryObject(path),
      before: noted(logged, 'was'),
      after: noted(logged, 'now'),
      undo: undoBy(changeCategory, { id, edits: undoneEdits(isMoved ? [...texted, ...placed] : texted) }),
    }
  }),
]

type Place = { parentId: number | null; after: number | null; neighbours: Tree }

function refuseUnplaceable(tree: Tree, category: StoredCategory, { parentId, after, neighbours }: Place) {
  if (parentId !== null) {
    const above = trailOf(tree, categoryOf(tree, parentId))
    if (above.some(({ id }) => id === category.id))
      throw new CommandRefusal(`Category ${category.id} would stand below itself.`, 'categoryBelowItself')
  }
  if (after !== null && !neighbours.some(({ id }) => id === after)) throw gone(after)
}

function categoryOf(tree: Tree, id: number): StoredCategory {
  const category = tree.find((one) => one.id === id)
  if (category === undefined) throw gone(id)
  return category
}

function gone(id: number): CommandRefusal {
  return new CommandRefusal(`There is no category ${id} there any more.`, 'categoryGone')
}

/** An import is in no log: what it wrote after the last entry is its own. */
async function lastChange(
  sql: Sql,
  tree: Tree,
  category: StoredCategory,
): Promise<Pick<Change, 'at' | 'by'>> {
  const last = await lastEntryOf(sql, categoryObject(pathOf(tree, category)))
  const imported = category.updatedAt.toISOString()
  return last !== null && last.at >= imported ? last : { at: imported, by: 'Import' }
}

/** Who has moved or made a category last. */
async function lastOfTree(sql: Sql): Promise<Pick<Change, 'at' | 'by'> | null> {
  const entries = await logEntries(sql, { object: null, before: null, withReads: false, limit: ENTRIES_BACK })
  const last = entries.find(({ command }) => TREE_COMMANDS.includes(command))
  return last === undefined ? null : { at: last.at.toISOString(), by: last.by }
}

function shownCategory(tree: Tree, category: StoredCategory) {
  return {
    id: category.id,
    path: pathOf(tree, category),
    fields: fieldsOf(tree, category),
    updatedAt: category.updatedAt.toISOString(),
  }
}

function fieldsOf(tree: Tree, category: StoredCategory): CategoryFields {
  const { name, description, seoText, seoTitle, seoDescription, image, isHidden, parentId } = category
  const beside = tree.filter((one) => one.parentId === parentId)
  const before = beside[beside.indexOf(category) - 1]
  const texts = { name, description, seoText, seoTitle, seoDescription, image }
  return { ...texts, isHidden, parentId, after: before?.id ?? null }
}

/** Its own, unless it has come to stand beside one that has the same. */
function slugBeside({ slug }: StoredCategory, neighbours: Tree): string {
  const taken = new Set(neighbours.map((one) => one.slug))
  return taken.has(slug) ? freeSlug(slug, taken) : slug
}
