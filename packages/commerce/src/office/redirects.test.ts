import { readLog } from '@shop/api-client/office/account-commands'
import {
  addressRedirects,
  changeRedirects,
  putAddressRedirect,
  removeAddressRedirect,
} from '@shop/api-client/office/redirect-commands'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'

describe.each(await ruleEngines())('redirects in the office, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let mia: Member
  beforeEach(async () => {
    behind = await open()
    mia = await aMember(behind, ['merchandiser'])
  }, 60_000)
  afterEach(() => behind.engine.close())

  const locale = 'de-de' as const
  const put = (
    path: string,
    target: string,
    more: { was?: null | { target: string; status: 301 | 302 } } = {},
  ) => mia.run(putAddressRedirect, { locale, path, target, ...more }, 0)
  const found = (words = '', more: { cursor?: string | null; limit?: number } = {}) =>
    mia.answer(addressRedirects, { locale, words, ...more })
  const paths = async (words = '') => (await found(words)).redirects.map(({ path }) => path)

  test('an address leads elsewhere, to a page or to nothing, and is taken away', async () => {
    await put('/sommer/', '/wohnen/')
    await put('/winter/', '/nirgends/')
    await put('/presse/', 'https://example.com/presse')

    expect(await found()).toEqual({
      redirects: [
        { path: '/presse/', target: 'https://example.com/presse', status: 301, leadsNowhere: false },
        { path: '/sommer/', target: '/wohnen/', status: 301, leadsNowhere: false },
        { path: '/winter/', target: '/nirgends/', status: 301, leadsNowhere: true },
      ],
      next: null,
      total: 3,
    })
    expect((await mia.answer(addressRedirects, { locale: 'de-at' })).total).toBe(0)
    await mia.answer(removeAddressRedirect, { locale, path: '/sommer/' })
    expect(await paths()).toEqual(['/presse/', '/winter/'])
  })

  test.each([
    ['an address with a query that names no page', '/sommer?farbe=rot', '/wohnen/', 'path'],
    ['another host behind a query that does', '/?p=12', 'https://example.com/', 'target'],
    ['a target that is none', '/sommer/', 'javascript:alert(1)', 'target'],
    ['an address with a page', '/wohnen/', '/sommer/', 'page'],
    ['an address that leads to itself', '/sommer/', '/sommer/', 'circle'],
  ])('%s is refused', async (_, path, target, problem) => {
    expect(await put(path, target)).toMatchObject({
      type: 'refused',
      coded: { code: 'redirectWrong', params: { problem } },
    })
    expect(await paths()).toEqual([])
  })

  test('a long list comes in parts, and is searched by both sides, without wildcards', async () => {
    const lines = Array.from({ length: 7 }, (_, index) => ({
      path: `/alt-${index}/`,
      target: index === 3 ? '/wohnen/?rabatt=100%25' : '/wohnen/',
    }))
    await mia.answer(changeRedirects, { locale, lines })

    const first = await found('', { limit: 4 })
    const second = await found('', { limit: 4, cursor: first.next })
    expect([...first.redirects, ...second.redirects].map(({ path }) => path)).toEqual(
      lines.map(({ path }) => path),
    )
    expect([first.total, second.next]).toEqual([7, null])
    expect(await paths('ALT-5')).toEqual(['/alt-5/'])
    expect(await paths('rabatt')).toEqual(['/alt-3/'])
    expect(await paths('100%')).toEqual(['/alt-3/'])
    expect(await paths('alt_5')).toEqual([])
    expect(await mia.run(addressRedirects, { locale, cursor: 'made-up' })).toMatchObject({ type: 'refused' })
  })

  test('somebody quicker is named, also when there was none before', async () => {
    await put('/sommer/', '/wohnen/', { was: null })
    const late = await put('/sommer/', '/teppiche/', { was: null })

    expect(late).toMatchObject({ type: 'conflict', changes: [{ by: 'Mia Kern' }] })
    expect(await put('/sommer/', '/wohnen/?a=1', { was: { target: '/wohnen/', status: 301 } })).toMatchObject(
      {
        type: 'done',
      },
    )
  })

  // Whoever did not say what was there wrote over what a colleague had set.
  test('whoever does not say where it led has seen no redirect, and writes over none', async () => {
    await put('/sommer/', '/wohnen/')

    expect(await put('/sommer/', '/teppiche/')).toMatchObject({
      type: 'conflict',
      changes: [{ by: 'Mia Kern' }],
    })
    expect((await found()).redirects).toMatchObject([{ path: '/sommer/', target: '/wohnen/' }])
  })

  test('the command line says what it writes over', async () => {
    const add = (target: string) =>
      runCommand(behind.engine.database, ['redirects', 'add', locale, '/sommer/', target], behind.clock.now())

    expect((await add('/wohnen/')).lines).toEqual(['de-de  /sommer/ > /wohnen/  301'])
    expect((await add('/wohnen/?a=1')).lines).toEqual([
      'de-de  /sommer/ > /wohnen/?a=1  301',
      'It led to /wohnen/ before, 301.',
    ])
  })

  test('a table is tried first: what it would do is said line by line, and nothing is written', async () => {
    await put('/sommer/', '/wohnen/')
    const lines = [
      { path: '/sommer/', target: '/wohnen/?neu=1' },
      { path: '/herbst/', target: '/wohnen/' },
      { path: '/wohnen/', target: '/sommer/' },
      { path: '/a/', target: '/a/' },
    ]
    const tried = await mia.preview(changeRedirects, { locale, lines })

    expect(tried).toMatchObject({
      type: 'preview',
      effects: [
        { kind: 'redirect', path: '/sommer/', from: '/wohnen/', to: '/wohnen/?neu=1', problem: null },
        { kind: 'redirect', path: '/herbst/', from: null, to: '/wohnen/', problem: null },
        { kind: 'redirect', path: '/wohnen/', from: null, problem: 'page' },
        { kind: 'redirect', path: '/a/', from: null, problem: 'circle' },
      ],
    })
    expect(await paths()).toEqual(['/sommer/'])

    expect(await mia.answer(changeRedirects, { locale, lines })).toEqual({
      changed: 2,
      unchanged: 0,
      refused: [
        { path: '/wohnen/', target: '/sommer/', problem: 'page' },
        { path: '/a/', target: '/a/', problem: 'circle' },
      ],
    })
    expect(await mia.answer(changeRedirects, { locale, lines: lines.slice(0, 2) })).toEqual({
      changed: 0,
      unchanged: 2,
      refused: [],
    })
    expect(await paths()).toEqual(['/herbst/', '/sommer/'])
  })

  test('the log says how it was and is', async () => {
    const owner = await aMember(behind, ['owner'])
    await put('/sommer/', '/wohnen/')
    await mia.answer(changeRedirects, { locale, lines: [{ path: '/sommer/', target: '/wohnen/?a=1' }] })
    const { entries } = await owner.answer(readLog, {})

    expect(entries.slice(0, 2)).toMatchObject([
      {
        command: 'changeRedirects',
        object: 'redirects:de-de',
        before: { '/sommer/': '/wohnen/' },
        after: { '/sommer/': '/wohnen/?a=1' },
      },
      {
        command: 'putAddressRedirect',
        object: 'redirect:de-de/sommer/',
        before: null,
        after: { target: '/wohnen/', status: 301 },
      },
    ])
  })
})
