import { publishRanking, type Ranking } from '@shop/api-client/office/ranking-commands'
import { categoryIdAt } from '@shop/catalogue/findable/page-exists'
import { NO_RANKING } from '@shop/catalogue/listing/index/rankings'
import { rankedCategories, rankingOfCategory } from '@shop/catalogue/listing/index/rankings-store'
import { baseId } from '@shop/catalogue/merchandising/ranking-object'
import { productIdOf, productKeyOf } from '@shop/catalogue/products/catalogue-store'
import { productNumber } from '@shop/domain/product-link/product-number'
import type { Database } from '@shop/engine/db/database'
import type { Sql } from '@shop/engine/db/sql'
import type { Command, CommandResult } from '../base/command.ts'
import { commandWords } from '../base/command-words.ts'
import type { Desk } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'

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

  async run(database, [action = '', ...rest], now, desk) {
    const words = commandWords(rest, ['place', 'campaign'])
    const [path, number, factor, ...more] = words?.positionals ?? []
    if (!words || more.length > 0) return notUnderstood()
    if (action === 'list' && number === undefined) return listRankings(database, path)
    if (path === undefined) return notUnderstood()
    const behind = { database, desk, now, by: 'operator' }
    const input = { path, number, campaign: words.options.campaign }
    if (action === 'clear' && factor === undefined) return changeRanking(behind, input, cleared)
    if (number === undefined) return notUnderstood()
    if (action === 'pin' && factor === undefined && /^[1-9]\d{0,2}$/.test(words.options.place ?? '1'))
      return changeRanking(behind, input, pinned(Number(words.options.place ?? 1)))
    if (
      action === 'boost' &&
      /^\d{1,4}(?:\.\d{1,3})?$/.test(factor ?? '') &&
      words.options.place === undefined
    )
      return changeRanking(behind, input, boosted(Number(factor)))
    return notUnderstood()
  },
}

type RankingInput = { path: string; number: string | undefined; campaign: string | undefined }
/** What a ranking becomes; null names all products. */
type Change = (ranking: Ranking, productId: number | null) => Ranking

const cleared: Change = (ranking, productId) =>
  productId === null ? NO_RANKING : without(ranking, productId)

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

type Behind = { database: Database; desk: Desk; now: Date; by: string }

async function changeRanking(behind: Behind, input: RankingInput, change: Change): Promise<CommandResult> {
  const { sql } = behind.database
  const categoryId = await categoryIdAt(sql, input.path)
  if (categoryId === null) return refused(`There is no category ${input.path}.`)
  const productId = input.number === undefined ? null : await productIdOf(sql, productNumber(input.number))
  if (input.number !== undefined && productId === null)
    return refused(`There is no product with the number ${input.number}.`)

  const next = change(await rankingOfCategory(sql, categoryId), productId)
  const ranking =
    input.campaign === undefined || productId === null
      ? next
      : { ...next, campaigns: { ...next.campaigns, [productId]: input.campaign } }
  const place = { kind: 'category', categoryId } as const
  const id = baseId(categoryId)
  const done = await ran(behind, publishRanking, { id, place, locale: null, from: null, to: null, ranking })
  if (done.type === 'no') return refused(`${input.path}: ${done.result.lines.join(' ')}`)
  return { lines: await rankingLines(sql, input.path, ranking), exitCode: 0 }
}

async function listRankings({ sql }: Database, path: string | undefined): Promise<CommandResult> {
  if (path !== undefined) {
    const categoryId = await categoryIdAt(sql, path)
    if (categoryId === null) return refused(`There is no category ${path}.`)
    return { lines: await rankingLines(sql, path, await rankingOfCategory(sql, categoryId)), exitCode: 0 }
  }
  const lines: string[] = []
  for (const id of await rankedCategories(sql))
    lines.push(...(await rankingLines(sql, `category ${id}`, await rankingOfCategory(sql, id))))
  return { lines: lines.length > 0 ? lines : ['Nothing is pinned or boosted.'], exitCode: 0 }
}

async function rankingLines(
  sql: Sql,
  place: string,
  { pins, boosts, campaigns }: Ranking,
): Promise<string[]> {
  const lines = [`${place}: ${pins.length} pinned, ${boosts.length} boosted`]
  const productLine = async (id: number) => {
    const campaign = campaigns[id]
    return `${(await productKeyOf(sql, id)) ?? `product ${id}, which is gone`}${campaign === undefined ? '' : `  (${campaign})`}`
  }
  for (const [index, id] of pins.entries()) lines.push(`  pin ${index + 1}  ${await productLine(id)}`)
  for (const boost of boosts)
    lines.push(
      'productId' in boost
        ? `  times ${boost.factor}  ${await productLine(boost.productId)}`
        : `  times ${boost.factor}  ${boost.facet} ${boost.value}`,
    )
  return lines
}

function refused(reason: string): CommandResult {
  return { lines: [reason], exitCode: 1 }
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${rankingsCommand.usage}`], exitCode: 2 }
}
