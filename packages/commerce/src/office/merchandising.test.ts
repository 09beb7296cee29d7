import { loadListing } from '@shop/api-client/contract/catalogue'
import { searchProducts } from '@shop/api-client/contract/search'
import { readLog } from '@shop/api-client/office/account-commands'
import {
  publishRanking,
  type RankedPlace,
  type Ranking,
  rankingHistory,
  removeRanking,
  showRanking,
} from '@shop/api-client/office/ranking-commands'
import {
  addSynonymLine,
  putSearchRedirects,
  removeSearchRedirects,
  searchWords,
  unansweredSearches,
} from '@shop/api-client/office/search-word-commands'
import type { Locale } from '@shop/domain/market/markets'
import { logEntries } from '@shop/engine/command/command-log-store'
import { searchCounts } from '@shop/engine/db/schema/figures'
import { listingRankings } from '@shop/engine/db/schema/merchandising'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'

const WOHNEN: RankedPlace = { kind: 'category', categoryId: 1 }
const pinned = (...pins: number[]): Ranking => ({ pins, boosts: [], campaigns: {} })
const always = { id: 'category-1', place: WOHNEN, locale: null, from: null, to: null }
const DAY = 24 * 60 * 60

describe.each(await ruleEngines())('merchandising in the office, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let mia: Member
  beforeEach(async () => {
    behind = await open()
    mia = await aMember(behind, ['merchandiser'])
  }, 60_000)
  afterEach(() => behind.engine.close())

  const listed = async (locale: Locale = 'de-de') => {
    await behind.engine.refresh()
    const { products } = await behind.engine.api(locale)(loadListing, { path: '/wohnen/' })
    return products.map(({ id }) => id)
  }
  const found = async (q: string) => {
    await behind.engine.refresh()
    return behind.engine.api('de-de')(searchProducts, { q })
  }
  const shown = (draft: Ranking | null = null, place: RankedPlace = WOHNEN) =>
    mia.answer(showRanking, { locale: 'de-de', place, draft })

  test('a draft is seen beside what is live, and published it is what shoppers see', async () => {
    const before = await listed()
    const drafted = await shown(pinned(7, 8))

    expect(drafted.live.map(({ productId }) => productId)).toEqual(before)
    expect(drafted.preview?.slice(0, 2).map(({ productId }) => productId)).toEqual([7, 8])
    expect(await listed()).toEqual(before)

    await mia.answer(publishRanking, { ...always, ranking: pinned(7, 8) }, 0)
    expect((await listed()).slice(0, 2)).toEqual([7, 8])
    expect((await shown()).plans).toMatchObject([
      { id: 'category-1', leads: true, ranking: { pins: [7, 8] } },
    ])
  })

  test('somebody quicker is named, and an earlier version is known', async () => {
    await mia.answer(publishRanking, { ...always, ranking: pinned(7) }, 0)
    const [plan] = (await shown()).plans
    const late = await mia.run(publishRanking, { ...always, ranking: pinned(8) }, 0)
    await mia.answer(publishRanking, { ...always, ranking: pinned(8) }, plan?.version ?? 0)

    expect(late).toMatchObject({ type: 'conflict', changes: [{ by: 'Mia Kern' }] })
    const { versions } = await mia.answer(rankingHistory, { id: 'category-1' })
    expect(versions.map(({ ranking }) => ranking?.pins)).toEqual([[8], [7]])
  })

  test('one for some days and one country leads there on them alone', async () => {
    const usual = await listed()
    const days = { from: '2026-11-23', to: '2026-11-24' }
    const plan = { id: null, place: WOHNEN, locale: 'de-de' as const, ...days, ranking: pinned(8) }
    await mia.answer(publishRanking, plan, 0)
    const planned = await listed()
    behind.clock.forward(2 * DAY)
    const running = [await listed(), await listed('fr-fr')]
    behind.clock.forward(2 * DAY)

    expect(planned).toEqual(usual)
    expect(running.map((ids) => ids[0])).toEqual([8, usual[0]])
    expect(await listed()).toEqual(usual)
  })

  test('pages hear of a day on which a ranking begins and of the one after it', async () => {
    const days = { from: '2026-11-23', to: '2026-11-23' }
    await mia.answer(
      publishRanking,
      { id: null, place: WOHNEN, locale: null, ...days, ranking: pinned(8) },
      0,
    )
    await behind.engine.refresh()
    const heard: string[] = []
    behind.engine.onChange((tags) => heard.push(...tags.filter((tag) => tag.startsWith('category:'))))
    const heardOn = async (days: number) => {
      heard.length = 0
      behind.clock.forward(days * DAY)
      await behind.engine.tidy()
      await behind.engine.refresh()
      return heard.includes('category:1')
    }

    expect([await heardOn(1), await heardOn(1), await heardOn(1), await heardOn(1)]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  test('a search is pinned and buried in any form of its words, and only its own locale', async () => {
    const before = await found('Kissen Vase')
    const place: RankedPlace = { kind: 'search', phrase: 'Wohnen' }
    const usual = (await found('wohnen')).products.map(({ id }) => id)
    const [first = 0, second = 0] = usual
    const ranking: Ranking = {
      pins: [usual.at(-2) ?? 0],
      boosts: [{ productId: first, factor: 0 }],
      campaigns: {},
    }
    const preview = (await shown(ranking, place)).preview?.map(({ productId }) => productId)
    await mia.answer(publishRanking, { id: null, place, locale: 'de-de', from: null, to: null, ranking }, 0)
    const steered = (await found('WOHNEN')).products.map(({ id }) => id)

    expect(usual.length).toBeGreaterThan(3)
    expect(steered).toEqual(preview)
    expect(steered.slice(0, 2)).toEqual([usual.at(-2), second])
    expect((await found('Kissen Vase')).products).toEqual(before.products)
    expect(
      await mia.run(publishRanking, { id: null, place, locale: null, from: null, to: null, ranking }, 0),
    ).toMatchObject({ coded: { code: 'rankingNoLocale' } })
  })

  test('one is taken away, and its list goes by itself again', async () => {
    const usual = await listed()
    const { id } = await mia.answer(
      publishRanking,
      { ...always, id: null, locale: 'de-de', ranking: pinned(8) },
      0,
    )
    const plan = (await shown()).plans.find((one) => one.id === id)
    await mia.answer(removeRanking, { id }, plan?.version ?? 0)

    expect(await listed()).toEqual(usual)
    expect(await mia.run(removeRanking, { id }, 0)).toMatchObject({ coded: { code: 'rankingGone' } })
    expect(await behind.engine.database.sql.$count(listingRankings)).toBe(0)
  })

  test('what holds always and everywhere takes no days', async () => {
    expect(
      await mia.run(publishRanking, { ...always, from: '2026-12-01', ranking: pinned(8) }, 0),
    ).toMatchObject({ coded: { code: 'rankingBase' } })
  })

  test('a search without an answer is made into a synonym, and then finds', async () => {
    const row = { day: '2026-11-20', locale: 'de-de', count: 5, unanswered: 5 }
    await behind.engine.database.sql.insert(searchCounts).values([
      { ...row, term: 'bollerkram' },
      { ...row, term: 'selten', count: 2, unanswered: 2 },
      { ...row, term: 'anderswo', locale: 'fr-fr' },
    ])
    const before = await mia.answer(unansweredSearches, { locale: 'de-de' })
    await mia.answer(addSynonymLine, { language: 'de', line: 'Bollerkram,  Kissen' })
    const { total } = await found('bollerkram')

    expect(before.terms).toEqual([{ term: 'bollerkram', count: 5, isAnsweredNow: false }])
    expect(total).toBe((await found('kissen')).total)
    expect((await mia.answer(unansweredSearches, { locale: 'de-de' })).terms).toMatchObject([
      { isAnsweredNow: true },
    ])
    expect((await mia.answer(searchWords, { language: 'de' })).synonyms).toEqual(['bollerkram, kissen'])
    expect(await mia.run(addSynonymLine, { language: 'de', line: 'allein' })).toMatchObject({
      coded: { code: 'wordsWrong' },
    })
  })

  test('words lead to a page, and one that is not there is said', async () => {
    const led = await mia.answer(
      putSearchRedirects,
      { language: 'de', words: 'Retoure, Umtausch', target: '/nirgends/', was: [] },
      0,
    )

    expect(led).toEqual({ phrases: ['retoure', 'umtausch'], target: '/nirgends/', leadsNowhere: true })
    expect((await found('umtausch')).redirect).toBe('/nirgends/')
  })

  test('whoever leads words elsewhere is told who has led the same ones meanwhile, and of no others', async () => {
    const { database } = behind.engine
    await runCommand(database, ['search', 'redirects', 'add', 'de', 'Retoure', '/alt/'], behind.clock.now())
    const put = (words: string, target: string, was: { phrase: string; target: string }[]) =>
      mia.run(putSearchRedirects, { language: 'de', words, target, was }, 0)
    await put('Versand', '/versand/', [])

    expect(await put('retouren', '/neu/', [])).toMatchObject({
      type: 'conflict',
      changes: [{ by: 'operator', what: 'putSearchRedirects' }],
    })
    const seen = [{ phrase: 'retoure', target: '/alt/' }]
    const late = { language: 'de', words: 'versand', was: seen } as const
    expect(await mia.run(removeSearchRedirects, late, 0)).toMatchObject({
      type: 'conflict',
      changes: [{ by: 'Mia Kern' }],
    })
    expect(await put('retouren', '/neu/', seen)).toMatchObject({ type: 'done' })
  })

  test('the log has where words led, so that they can be led there again', async () => {
    const led = { language: 'de', words: 'Retoure, Umtausch' } as const
    const was = async () =>
      (await mia.answer(searchWords, { language: 'de' })).redirects.map(({ phrase, target }) => ({
        phrase,
        target,
      }))
    await mia.answer(putSearchRedirects, { ...led, target: '/alt/', was: await was() }, 0)
    const other = { language: 'de', words: 'Umtausch', target: '/neu/' } as const
    await mia.answer(putSearchRedirects, { ...other, was: await was() }, 0)
    await mia.answer(removeSearchRedirects, { ...led, was: await was() }, 0)

    const { sql } = behind.engine.database
    const entries = await logEntries(sql, { object: 'words:de', before: null, withReads: false, limit: 9 })
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [{ retoure: '/alt/', umtausch: '/neu/' }, null],
      [{ umtausch: '/alt/' }, { umtausch: '/neu/' }],
      [{}, { retoure: '/alt/', umtausch: '/alt/' }],
    ])
  })

  test('the command line stands in the same log', async () => {
    const owner = await aMember(behind, ['owner'])
    const run = (...words: string[]) => runCommand(behind.engine.database, words, behind.clock.now())
    await run('rankings', 'pin', '/wohnen/', 'P7')
    await run('search', 'synonyms', 'add', 'de', 'couch, sofa')
    await run('redirects', 'add', 'de-de', '/sommer/', '/wohnen/')
    const { entries } = await owner.answer(readLog, {})

    expect(entries.slice(0, 3).map(({ command, object, by }) => [command, object, by])).toEqual([
      ['putAddressRedirect', 'redirect:de-de/sommer/', 'operator'],
      ['addSynonymLine', 'words:de', 'operator'],
      ['publishRanking', 'ranking:category-1', 'operator'],
    ])
  })
})
