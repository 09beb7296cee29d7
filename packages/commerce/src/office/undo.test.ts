import { blockStaff, readLog } from '@shop/api-client/office/account-commands'
import { switchFeature } from '@shop/api-client/office/feature-switch-commands'
import { setMoneyLimit } from '@shop/api-client/office/money-commands'
import { putAddressRedirect, removeAddressRedirect } from '@shop/api-client/office/redirect-commands'
import { addSynonymLine, putSearchRedirects, searchWords } from '@shop/api-client/office/search-word-commands'
import { setMaintenance } from '@shop/api-client/office/system-commands'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMember, ask, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'

describe.each(await ruleEngines())('taking back what stands in the log, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let olivia: Member
  beforeEach(async () => {
    behind = await open()
    olivia = await aMember(behind, ['owner'])
  }, 60_000)
  afterEach(() => behind.engine.close())

  const entries = async (by: Member = olivia) => (await by.answer(readLog, { withReads: false })).entries
  const newest = async (command: string) => {
    const entry = (await entries()).find((one) => one.command === command)
    if (entry === undefined) throw new Error(`${command} is not in the log.`)
    return entry
  }
  async function undo(entry: Awaited<ReturnType<typeof newest>>, mode: 'run' | 'preview' = 'run') {
    if (entry.undo.type !== 'here') throw new Error(`It is undone ${entry.undo.type}.`)
    const { command, input, seen } = entry.undo
    const reply = await ask(olivia.office, olivia.token, command, input, { seen, mode, undoes: entry.id })
    if (reply.type !== 'outcome') throw new Error(reply.type)
    return reply.outcome
  }

  test('a limit is as it was before, which the log says of both entries', async () => {
    await olivia.answer(setMoneyLimit, { limit: 5000, was: null }, 0)
    await olivia.answer(setMoneyLimit, { limit: 9000, was: 5000 }, 0)
    const entry = await newest('setMoneyLimit')

    expect(await undo(entry, 'preview')).toMatchObject({ type: 'preview' })
    expect(await undo(entry)).toMatchObject({ type: 'done', answer: { limit: 5000 } })

    const [last, undone] = await entries()
    expect(last).toMatchObject({ command: 'setMoneyLimit', isUndo: true, after: { limit: 5000 } })
    expect(undone).toMatchObject({ id: entry.id, isUndo: false, undo: { type: 'undone', by: 'Mia Kern' } })
  })

  test('what was changed since is not overwritten', async () => {
    await olivia.answer(setMoneyLimit, { limit: 5000, was: null }, 0)
    const entry = await newest('setMoneyLimit')
    await olivia.answer(setMoneyLimit, { limit: 9000, was: 5000 }, 0)

    expect(await undo(entry, 'preview')).toMatchObject({
      type: 'conflict',
      changes: [{ what: 'setMoneyLimit' }],
    })
    expect(await undo(entry)).toMatchObject({ type: 'conflict' })
  })

  test('one entry is undone once, and the undoing itself can be undone', async () => {
    await olivia.answer(setMaintenance, { isOn: true })
    const entry = await newest('setMaintenance')
    expect(await undo(entry)).toMatchObject({ type: 'done' })

    expect(await undo(entry)).toMatchObject({ type: 'conflict', changes: [{ what: 'setMaintenance' }] })
    expect(await undo(await newest('setMaintenance'))).toMatchObject({ type: 'done', answer: { isOn: true } })
  })

  test('a step without a version looks for what was done to the same person since', async () => {
    const mia = await aMember(behind, ['editor'])
    await olivia.answer(blockStaff, { email: mia.email, isBlocked: true })
    const entry = await newest('blockStaff')
    await olivia.answer(blockStaff, { email: mia.email, isBlocked: false })

    expect(await undo(entry)).toMatchObject({ type: 'conflict', changes: [{ what: 'blockStaff' }] })
  })

  test('lines of words do not stand in the way of each other', async () => {
    await olivia.answer(addSynonymLine, { language: 'de', line: 'sofa, couch' })
    const entry = await newest('addSynonymLine')
    await olivia.answer(addSynonymLine, { language: 'de', line: 'lampe, leuchte' })

    expect(await undo(entry)).toMatchObject({ type: 'done' })
    const { synonyms } = await olivia.answer(searchWords, { language: 'de' })
    expect(synonyms).toContain('lampe, leuchte')
    expect(synonyms).not.toContain('sofa, couch')
  })

  test('words that led elsewhere before lead there again', async () => {
    await olivia.answer(
      putSearchRedirects,
      { language: 'de', words: 'gutschein', target: '/wohnen/', was: [] },
      0,
    )
    const led = [{ phrase: 'gutschein', target: '/wohnen/' }]
    await olivia.answer(putSearchRedirects, { language: 'de', words: 'gutschein', target: '/', was: led }, 0)
    const [second, first] = (await entries()).filter(({ command }) => command === 'putSearchRedirects')
    expect([second?.undo, first?.undo]).toMatchObject([{ seen: 0 }, { seen: 0 }])

    expect(first && (await undo(first))).toMatchObject({ type: 'conflict' })
    expect(second && (await undo(second))).toMatchObject({ type: 'done', answer: { target: '/wohnen/' } })
    expect(first && (await undo(first))).toMatchObject({ type: 'done', answer: { phrases: ['gutschein'] } })
  })

  test('an address leads where it did, and one that was taken away leads on again', async () => {
    const locale = 'de-de'
    await olivia.answer(putAddressRedirect, { locale, path: '/sommer/', target: '/wohnen/', was: null }, 0)
    await olivia.answer(removeAddressRedirect, { locale, path: '/sommer/' })

    expect(await undo(await newest('removeAddressRedirect'))).toMatchObject({
      type: 'done',
      answer: { path: '/sommer/', target: '/wohnen/' },
    })
  })

  test('a switch goes back to what the brand says', async () => {
    await olivia.answer(switchFeature, { feature: 'faq', places: [{ locale: 'de-de', isOn: false }] }, 0)

    const entry = await newest('switchFeature')
    expect(entry.undo).toMatchObject({ input: { places: [{ locale: 'de-de', isOn: null }] } })
    expect(await undo(entry)).toMatchObject({ type: 'done', answer: { changed: ['de-de'] } })
  })

  test('another step than the one of the entry is refused', async () => {
    await olivia.answer(setMaintenance, { isOn: true })
    const { id } = await newest('setMaintenance')

    const reply = await ask(
      olivia.office,
      olivia.token,
      'setMoneyLimit',
      { limit: 1 },
      { seen: 1, undoes: id },
    )

    expect(reply).toMatchObject({ outcome: { type: 'refused', coded: { code: 'undoUnknown' } } })
  })

  test('whoever may not do the step is not offered it', async () => {
    await olivia.answer(setMoneyLimit, { limit: 5000, was: null }, 0)
    const service = await aMember(behind, ['service'])

    const limit = (await entries(service)).find(({ command }) => command === 'setMoneyLimit')
    expect(limit?.undo).toEqual({ type: 'forbidden' })
  })
})
