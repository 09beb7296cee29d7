import { productNumber } from '@shop/domain/product/product-number'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../db/database.ts'
import { categoryRankings, products } from '../db/schema/catalogue.ts'
import type { Sql } from '../db/sql.ts'
import { Ranking } from '../listing/index/rankings.ts'
import { categoryIdAt } from '../redirects/leads-somewhere.ts'
import type { Command, CommandResult } from './command.ts'
import { commandWords } from './command-words.ts'

const EMPTY: Ranking = { boosts: [], pins: [], campaigns: {} }

/** Steers what comes first in a category's order of relevancy. @see product §8 "Listing" */
export const rankingsCommand: Command = {
  usage: `  rankings list [category path]              what is pinned and boosted in a category: rankings list /wohnen/sofas/
  rankings pin <category path> <article number> [--place <n>] [--campaign <name>]
                                             comes first as long as it can be ordered, or at the place among the pins
  rankings boost <category path> <article number> <factor> [--campaign <name>]
                                             popularity times the factor, 0 to 1000: below 1 buries
  rankings clear <category path> [article number]
                                             neither pinned nor boosted any more; without a number nothing is.
                                             The campaign goes with the product into the data layer and the basket`,

  async run(database, [action = '', ...rest]) {
    const words = commandWords(rest, ['place', 'campaign'])
    const [path, number, factor, ...more] = words?.positionals ?? []
    if (!words || more.length > 0) return notUnderstood()
    if (action === 'list' && number === undefined) return listed(database, path)
    if (path === undefined) return notUnderstood()
    const wish = { path, number, campaign: words.options.campaign }
    if (action === 'clear' && factor === undefined) return changed(database, wish, cleared)
    if (number === undefined) return notUnderstood()
    if (action === 'pin' && factor === undefined && /^[1-9]\d{0,2}$/.test(words.options.place ?? '1'))
      return changed(database, wish, pinned(Number(words.options.place ?? 1)))
    if (
      action === 'boost' &&
      /^\d{1,4}(?:\.\d{1,3})?$/.test(factor ?? '') &&
      words.options.place === undefined
    )
      return changed(database, wish, boosted(Number(factor)))
    return notUnderstood()
  },
}

type Wish = { path: string; number: string | undefined; campaign: string | undefined }
/** What a ranking becomes; null names all products. */
type Change = (ranking: Ranking, productId: number | null) => Ranking

const cleared: Change = (ranking, productId) => (productId === null ? EMPTY : without(ranking, productId))

function pinned(place: number): Change {
  return (ranking, productId) => {
    if (productId === null) return ranking
    const pins = ranking.pins.filter((id) => id !== productId)
    return { ...ranking, pins: pins.toSpliced(place - 1, 0, productId) }
  }
}

function boosted(factor: number): Change {
  return (ranking, productId) => {
    if (productId === null) return ranking
    const others = ranking.boosts.filter((boost) => !('productId' in boost && boost.productId === productId))
    return { ...ranking, boosts: [...others, { productId, factor }] }
  }
}

function without({ boosts, pins, campaigns }: Ranking, productId: number): Ranking {
  return {
    boosts: boosts.filter((boost) => !('productId' in boost && boost.productId === productId)),
    pins: pins.filter((id) => id !== productId),
    campaigns: Object.fromEntries(Object.entries(campaigns).filter(([id]) => id !== String(productId))),
  }
}

async function changed(database: Database, wish: Wish, change: Change): Promise<CommandResult> {
  return database.transaction(async (sql) => {
    const categoryId = await categoryIdAt(sql, wish.path)
    if (categoryId === null) return refused(`There is no category ${wish.path}.`)
    const productId = wish.number === undefined ? null : await productIdOf(sql, wish.number)
    if (wish.number !== undefined && productId === null)
      return refused(`There is no product with the number ${wish.number}.`)

    const next = change(await rankingOf(sql, categoryId), productId)
    const named =
      wish.campaign === undefined || productId === null
        ? next
        : { ...next, campaigns: { ...next.campaigns, [productId]: wish.campaign } }
    const checked = v.safeParse(Ranking, named)
    if (!checked.success) return refused(`${wish.path}: ${v.summarize(checked.issues)}`)
    await sql
      .insert(categoryRankings)
      .values({ categoryId, ...checked.output })
      .onConflictDoUpdate({ target: categoryRankings.categoryId, set: checked.output })
    return { lines: await toldRanking(sql, wish.path, checked.output), exitCode: 0 as const }
  })
}

async function listed({ sql }: Database, path: string | undefined): Promise<CommandResult> {
  if (path !== undefined) {
    const categoryId = await categoryIdAt(sql, path)
    if (categoryId === null) return refused(`There is no category ${path}.`)
    return { lines: await toldRanking(sql, path, await rankingOf(sql, categoryId)), exitCode: 0 }
  }
  const rows = await sql.select({ id: categoryRankings.categoryId }).from(categoryRankings)
  const lines: string[] = []
  for (const { id } of rows)
    lines.push(...(await toldRanking(sql, `category ${id}`, await rankingOf(sql, id))))
  return { lines: lines.length > 0 ? lines : ['Nothing is pinned or boosted.'], exitCode: 0 }
}

/** A row that makes no sense counts as none, here as in the listing: the next change replaces it. */
async function rankingOf(sql: Sql, categoryId: number): Promise<Ranking> {
  const rows = await sql
    .select()
    .from(categoryRankings)
    .where(eq(categoryRankings.categoryId, categoryId))
    .for('update')
  const ranking = v.safeParse(Ranking, rows[0])
  return ranking.success ? ranking.output : EMPTY
}

async function toldRanking(sql: Sql, place: string, { pins, boosts, campaigns }: Ranking): Promise<string[]> {
  const lines = [`${place}: ${pins.length} pinned, ${boosts.length} boosted`]
  const told = async (id: number) => {
    const rows = await sql.select({ number: products.referenceKey }).from(products).where(eq(products.id, id))
    const campaign = campaigns[id]
    return `${rows[0]?.number ?? `product ${id}, which is gone`}${campaign === undefined ? '' : `  (${campaign})`}`
  }
  for (const [index, id] of pins.entries()) lines.push(`  pin ${index + 1}  ${await told(id)}`)
  for (const boost of boosts)
    lines.push(
      'productId' in boost
        ? `  times ${boost.factor}  ${await told(boost.productId)}`
        : `  times ${boost.factor}  ${boost.facet} ${boost.value}`,
    )
  return lines
}

async function productIdOf(sql: Sql, number: string): Promise<number | null> {
  const rows = await sql
    .select({ id: products.id })
    .from(products)
    .where(eq(products.referenceKey, productNumber(number)))
  return rows[0]?.id ?? null
}

function refused(reason: string): CommandResult {
  return { lines: [reason], exitCode: 1 }
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${rankingsCommand.usage}`], exitCode: 2 }
}
