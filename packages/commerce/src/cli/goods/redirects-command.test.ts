import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ruleEngines, type TestEngine } from '../../testing/test-engine.ts'
import { runCommand } from '../commands.ts'

describe.each(await ruleEngines())('redirects at the desk, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine, clock } = await open())
  }, 60_000)
  afterEach(() => engine.close())

  const run = (...words: string[]) => runCommand(engine.database, ['redirects', ...words], clock.now())

  test('an address leads elsewhere in its locale until it is removed, and pages are told', async () => {
    const lines: string[] = []
    engine.onChange((tags) => lines.push(...tags))
    await run('add', 'de-de', '/sommer/', '/wohnen/')
    await run('add', 'de-de', '/outlet/', 'https://outlet.example/x', '--status', '302')
    await engine.refresh()

    expect(lines).toContain('everything')
    expect(await engine.findable.redirect('de-de', '/sommer/')).toEqual({ target: '/wohnen/', status: 301 })
    expect(await engine.findable.redirect('fr-fr', '/sommer/')).toBeNull()
    expect((await run('list')).lines).toEqual([
      'de-de  /outlet/ > https://outlet.example/x  302',
      'de-de  /sommer/ > /wohnen/  301',
    ])

    await run('remove', 'de-de', '/sommer/')
    expect(await engine.findable.redirect('de-de', '/sommer/')).toBeNull()
  })

  test('an old address leads on however it is written, also that of a file', async () => {
    await run('add', 'de-de', '/M%C3%B6bel/Sofa_Alva.html', '/wohnen/')

    for (const path of ['/Möbel/Sofa_Alva.html', '/möbel/sofa_alva.html/', '/MÖBEL/SOFA_ALVA.HTML'])
      expect(await engine.findable.redirect('de-de', path)).toEqual({ target: '/wohnen/', status: 301 })
    expect((await run('remove', 'de-de', '/möbel/sofa_alva.html')).exitCode).toBe(0)
    expect((await run('list')).lines).toEqual(['There are no redirects.'])
  })

  test.each([
    [['add', 'de-de', '/wohnen/', '/kontakt/'], 1],
    [['add', 'de-de', '/kasse/', '/wohnen/'], 1],
    [['add', 'de-de', '/sommer/', '/sommer/?a=b'], 1],
    [['add', 'de-de', '/b/', '/a/'], 1],
    [['add', 'de-de', '/sommer/', '//evil.example/'], 1],
    [['add', 'de-de', '/sommer+/', '/wohnen/'], 1],
    [['add', 'xx-xx', '/sommer/', '/wohnen/'], 2],
    [['add', 'de-de', '/sommer/', '/wohnen/', '--status', '307'], 2],
  ])('%j is refused', async (words, exitCode) => {
    await run('add', 'de-de', '/a/', '/b/')

    expect((await run(...words)).exitCode).toBe(exitCode)
    expect((await run('list')).lines).toEqual(['de-de  /a/ > /b/  301'])
  })
})
