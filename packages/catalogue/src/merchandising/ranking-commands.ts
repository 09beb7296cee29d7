import type { ParsedCommandInput } from '@shop/api-client/office/define-command'
import {
  publishRanking,
  Ranking,
  rankingHistory,
  removeRanking,
  showRanking,
} from '@shop/api-client/office/ranking-commands'
import { logEntries } from '@shop/engine/command/command-log-store'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { objectVersion } from '@shop/engine/command/object-version'
import { undoBy } from '@shop/engine/command/undo'
import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import * as v from 'valibot'
import { NO_RANKING } from '../listing/index/rankings.ts'
import { lockRanking, putRanking } from '../listing/index/rankings-store.ts'
import type { ListingRanking } from '../rankings/listing-rankings.ts'
import {
  lockListingRanking,
  putListingRanking,
  removeListingRanking,
} from '../rankings/listing-rankings-store.ts'
import { onShelf } from './merchandising-context.ts'
import { categoryOfBase, rankingObject } from './ranking-object.ts'
import { shownRanking } from './shown-ranking.ts'

const MOST_VERSIONS = 50

/** How lists are steered, by the office and by the command line. @see product §8 "Listing" */
export const RANKING_COMMANDS = [
  onShelf(showRanking, {
    // Goods are read beside the transaction, which holds the embedded database for everybody.
    prepare: (input, context) => shownRanking(context, input),
  })(async (_input, _context, shown) => ({ answer: shown, object: null })),

  onShelf(publishRanking, {
    version: async ({ id }, { sql }) => {
      if (id === null) return { version: 0, changes: [] }
      await lockStored(sql, id)
      return objectVersion(sql, rankingObject(id))
    },
  })(async (input, { sql }) => {
    const id = input.id ?? newKey()
    const former = input.id === null ? null : await lockStored(sql, id)
    await putStored(sql, { ...input, id })
    return {
      answer: { id, version: 0 },
      object: rankingObject(id),
      before: former?.ranking ?? null,
      after: input.ranking,
      undo: former === null ? undoBy(removeRanking, { id }) : undoBy(publishRanking, former),
    }
  }),

  onShelf(removeRanking, {
    version: async ({ id }, { sql }) => {
      await lockStored(sql, id)
      return objectVersion(sql, rankingObject(id))
    },
  })(async ({ id }, { sql }) => {
    const former = await lockStored(sql, id)
    const categoryId = categoryOfBase(id)
    if (categoryId === null) await removeListingRanking(sql, id)
    else await putRanking(sql, categoryId, NO_RANKING)
    return {
      answer: { id },
      object: rankingObject(id),
      before: former.ranking,
      after: null,
      // One of some days or places is gone by its name: it comes back as a new one.
      undo: undoBy(publishRanking, categoryId === null ? { ...former, id: null } : former),
    }
  }),

  onShelf(rankingHistory)(async ({ id }, { sql }) => {
    const entries = await logEntries(sql, {
      object: rankingObject(id),
      before: null,
      withReads: false,
      limit: MOST_VERSIONS,
    })
    const versions = entries.map(({ at, by, command, after }) => {
      const ranking = v.safeParse(Ranking, after)
      return { at: at.toISOString(), by, command, ranking: ranking.success ? ranking.output : null }
    })
    return { answer: { versions }, object: null }
  }),
]

/** What is stored under an id, held until the transaction ends. @throws CommandRefusal for one that is gone */
async function lockStored(sql: Sql, id: string): Promise<ListingRanking> {
  const categoryId = categoryOfBase(id)
  if (categoryId !== null) {
    const ranking = await lockRanking(sql, categoryId)
    return { id, place: { kind: 'category', categoryId }, locale: null, from: null, to: null, ranking }
  }
  const stored = await lockListingRanking(sql, id)
  if (stored === null)
    throw new CommandRefusal(
      'This ranking was taken away meanwhile: publish it as a new one.',
      'rankingGone',
      {},
    )
  return stored
}

type Published = Omit<ParsedCommandInput<typeof publishRanking>, 'id'> & { id: string }

async function putStored(sql: Sql, { id, place, locale, from, to, ranking }: Published): Promise<void> {
  const categoryId = categoryOfBase(id)
  if (categoryId !== null) {
    if (place.kind !== 'category' || place.categoryId !== categoryId || locale !== null || from || to)
      throw new CommandRefusal(
        'What holds always and everywhere has no days and no country: make a new ranking for these.',
        'rankingBase',
        {},
      )
    return putRanking(sql, categoryId, ranking)
  }
  if (place.kind === 'search' && locale === null)
    throw new CommandRefusal('Words are words of one language: choose a country.', 'rankingNoLocale', {})
  const stored: ListingRanking = { id, place, locale, from, to, ranking }
  await putListingRanking(sql, stored)
}
