import {
  featureSwitchHistory,
  listFeatureSwitches,
  switchFeature,
} from '@shop/api-client/office/feature-switch-commands'
import { testBrand } from '@shop/engine/testing/test-brand'
import { embeddedReturnCarrier } from '@shop/sales/after-sales/label/embedded-return-carrier'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deskOf } from '../cli/base/desk.ts'
import { runCommand } from '../cli/commands.ts'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'

describe.each(await ruleEngines())('switches of features on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let owner: Member
  beforeEach(async () => {
    behind = await open()
    owner = await aMember(behind, ['owner'])
  }, 60_000)
  afterEach(() => behind.engine.close())

  async function shown(feature: string) {
    const { switches } = await owner.answer(listFeatureSwitches, {})
    const found = switches.find((one) => one.feature === feature)
    if (found === undefined) throw new Error(`There is no switch ${feature}.`)
    return found
  }
  const placeOf = async (feature: string, locale: string) =>
    (await shown(feature)).places.find((place) => place.locale === locale)

  test('a merchant switches a feature by locale: the shop is so within a second, and it says whose word it is', async () => {
    const before = await placeOf('wishlist', 'de-de')
    const isOn = !before?.isOn

    const done = await owner.answer(
      switchFeature,
      { feature: 'wishlist', places: [{ locale: 'de-de', isOn }] },
      0,
    )
    await behind.engine.switches.refresh()

    expect(done.changed).toEqual(['de-de'])
    expect(behind.engine.shopIn('de-de').features.wishlist).toBe(isOn)
    expect(behind.engine.shopIn('de-at').features.wishlist).toBe(before?.ofBrand)
    expect(await placeOf('wishlist', 'de-de')).toEqual({ ...before, isOn, isSet: true })
    expect(await shown('wishlist')).toMatchObject({ version: done.version, changedBy: expect.any(String) })
  })

  test('every change is in the history with how it was, also those of the command line', async () => {
    const first = await owner.answer(
      switchFeature,
      {
        feature: 'faq',
        places: [
          { locale: 'de-de', isOn: true },
          { locale: 'fr-fr', isOn: false },
        ],
      },
      0,
    )
    await owner.answer(
      switchFeature,
      { feature: 'faq', places: [{ locale: 'de-de', isOn: null }] },
      first.version,
    )
    await runCommand(
      behind.engine.database,
      ['switch', 'faq', 'on', '--locale', 'nl-nl', '--by', 'tom'],
      behind.clock.now(),
      deskOf(testBrand, embeddedReturnCarrier),
    )

    const { changes } = await owner.answer(featureSwitchHistory, { feature: 'faq' })

    expect(changes.map(({ before, after }) => ({ before, after }))).toEqual([
      { before: { 'nl-nl': null }, after: { 'nl-nl': true } },
      { before: { 'de-de': true }, after: { 'de-de': null } },
      { before: { 'de-de': null, 'fr-fr': null }, after: { 'de-de': true, 'fr-fr': false } },
    ])
    expect(changes[0]?.by).toBe('tom')
  })

  test('who was slower is told by whom, and nothing is switched', async () => {
    const places = [{ locale: 'de-de' as const, isOn: false }]
    await owner.answer(switchFeature, { feature: 'questions', places }, 0)

    const late = await owner.run(
      switchFeature,
      { feature: 'questions', places: [{ locale: 'fr-fr', isOn: false }] },
      0,
    )

    expect(late).toMatchObject({ type: 'conflict', changes: [{ what: 'switch:questions' }] })
    expect((await placeOf('questions', 'fr-fr'))?.isSet).toBe(false)
  })

  test('what the law asks for cannot be off there; what is so already is no change; other places are none', async () => {
    const off = (feature: 'withdrawalFunction' | 'faq', locale: 'de-de' | 'de-ch', isOn: boolean | null) =>
      owner.run(switchFeature, { feature, places: [{ locale, isOn }] }, 0)

    expect(await off('withdrawalFunction', 'de-de', false)).toMatchObject({
      type: 'refused',
      coded: { code: 'switchOwed', params: { locales: 'de-de' } },
    })
    expect((await placeOf('withdrawalFunction', 'de-de'))?.isOwed).toBe(true)
    expect((await placeOf('withdrawalFunction', 'de-ch'))?.isOwed).toBe(false)
    expect(await off('faq', 'de-de', null)).toMatchObject({ type: 'refused', coded: { code: 'settingSame' } })
  })
})
