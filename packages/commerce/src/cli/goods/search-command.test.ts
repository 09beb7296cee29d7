import { searchProducts } from '@shop/api-client/contract/search'
import { importSearchWords } from '@shop/catalogue/search/words/search-words-store'
import { searchSynonyms } from '@shop/engine/db/schema/merchandising'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ruleEngines, type TestEngine } from '../../testing/test-engine.ts'
import { runCommand } from '../commands.ts'

describe.each(await ruleEngines())('words of the search at the desk, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine, clock } = await open())
  }, 60_000)
  afterEach(() => engine.close())

  const run = (...words: string[]) => runCommand(engine.database, ['search', ...words], clock.now())
  const found = async (q: string) => {
    await engine.refresh()
    return engine.api('de-de')(searchProducts, { q })
  }

  // In every shop „gutschein“ led to /geschenke/gutscheine/, which two shops have.
  test('a shop without words of its own has none of another shop', async () => {
    expect((await found('gutschein')).redirect).toBeNull()
    expect((await run('redirects', 'list')).lines).toEqual(['No words lead to a page of their own.'])
    expect((await run('synonyms', 'list')).lines).toEqual(['There are no synonyms.'])
  })

  test('synonyms are found by while the shop runs, until they are removed', async () => {
    const before = await found('bollerkram')
    const { total } = await found('kissen')
    await run('synonyms', 'add', 'de', 'Bollerkram,  Kissen')

    expect([before.total, total > 0]).toEqual([0, true])
    expect(await found('bollerkram')).toMatchObject({ total })
    expect((await run('synonyms', 'list', 'de')).lines).toEqual(['de  bollerkram, kissen'])

    expect((await run('synonyms', 'remove', 'de', 'bollerkram, kissen')).exitCode).toBe(0)
    expect(await found('bollerkram')).toMatchObject({ total: 0 })
    expect((await run('synonyms', 'remove', 'de', 'bollerkram, kissen')).exitCode).toBe(1)
  })

  test('words lead to an address, in any form, until they are removed in any form', async () => {
    await run('redirects', 'add', 'de', 'Retoure, Umtausch', '/kontakt/')
    await run('redirects', 'add', 'de', 'retouren', 'https://retouren.example/start')

    expect((await found('Umtausch')).redirect).toBe('/kontakt/')
    expect((await found('retoure')).redirect).toBe('https://retouren.example/start')
    expect((await run('redirects', 'list')).lines).toEqual([
      'de  retouren > https://retouren.example/start',
      'de  umtausch > /kontakt/',
    ])

    await run('redirects', 'remove', 'de', 'retoure')
    expect((await found('retouren')).redirect).toBeNull()
  })

  test.each([
    ['/kontakt/', true],
    ['/', true],
    ['/suche/?q=sofa', true],
    ['/geschenke/gutscheine/', false],
    ['/p/produkt-99999/', false],
  ])('of %s it is told whether something is there: %s', async (target, isThere) => {
    const { lines, exitCode } = await run('redirects', 'add', 'de', 'gutschein', target)
    const [listed] = (await run('redirects', 'list')).lines

    expect(exitCode).toBe(0)
    expect(lines.some((line) => line.startsWith('Nothing is at'))).toBe(!isThere)
    expect(listed?.endsWith('(leads nowhere)')).toBe(!isThere)
  })

  test.each([
    [['synonyms', 'add', 'de', 'couch'], 1, 'name two phrases at least'],
    [['synonyms', 'add', 'de', 'couch, sofa # beide'], 1, 'without #'],
    [['redirects', 'add', 'de', 'retoure', '//evil.example/'], 1, 'has to look like'],
    [['redirects', 'add', 'de', 'retoure', 'http://evil.example/'], 1, 'has to look like'],
    [['redirects', 'add', 'de', 'retoure', 'javascript:alert(1)'], 1, 'has to look like'],
    [['redirects', 'add', 'de', ' , retoure', '/kontakt/'], 1, 'a phrase has'],
    [['redirects', 'add', 'it', 'reso', '/kontakt/'], 2, 'Usage'],
    [['synonyms', 'dance'], 2, 'Usage'],
  ])('%j is refused', async (words, exitCode, said) => {
    const answer = await run(...words)

    expect([answer.exitCode, answer.lines.join().includes(said)]).toEqual([exitCode, true])
    expect(await engine.database.sql.$count(searchSynonyms)).toBe(0)
  })

  test('a line that came by another way and cannot be read is told and left out', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await engine.database.sql.insert(searchSynonyms).values([
      { language: 'de', line: 'allein' },
      { language: 'de', line: 'bollerkram, kissen' },
    ])

    expect((await found('bollerkram')).total).toBeGreaterThan(0)
    expect(String(warn.mock.calls[0])).toContain('"allein" in search_synonyms is left out')
    warn.mockRestore()
  })

  test('words are given to a shop that has none, once', async () => {
    const words = () => ({ synonyms: ['couch, sofa'], redirects: [{ phrase: 'agb', target: '/agb/' }] })

    expect(await importSearchWords(engine.database, words)).toBe(6)
    expect(await importSearchWords(engine.database, words)).toBe(0)
  })
})
