import { loadPlacedOrder } from '@shop/api-client/contract/checkout'
import { listLegalTexts, loadLegalTexts } from '@shop/api-client/contract/legal-texts'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { CONTRACT_PAGES, type LegalText } from '@shop/domain/legal-text/legal-text'
import { outbox } from '@shop/engine/db/schema/system'
import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { buy } from '../testing/checkout-steps.ts'
import { ruleEngines } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

let words = 'erste Fassung'
let isAway = false
const legalTexts = async ({ locale }: { locale: string }): Promise<LegalText[]> => {
  if (isAway) throw new Error('the content service is away')
  return CONTRACT_PAGES.map((page) => ({
    page,
    locale,
    title: page,
    updatedAt: '2026-11-20',
    parts: [{ kind: 'paragraph', runs: [{ text: `${page}: ${words}`, isStrong: false, href: null }] }],
  }))
}

afterEach(() => {
  words = 'erste Fassung'
  isAway = false
  vi.restoreAllMocks()
})

describe.each(await ruleEngines({ legalTexts }))('on $name', ({ open }) => {
  test('an order keeps the version it was made under, whatever the page says later', async () => {
    const { engine } = await open()
    const visitor = await aVisitor(engine)

    const { token } = await buy(visitor, { variantId: VARIANTS.cushion })
    words = 'zweite Fassung'
    const { order } = await visitor.call(loadPlacedOrder, { token })
    const { texts } = await visitor.call(loadLegalTexts, { ids: order.legalTexts.join('.') })

    expect(texts.map(({ text }) => text.page)).toEqual([...CONTRACT_PAGES])
    expect(JSON.stringify(texts)).toContain('erste Fassung')
    expect(JSON.stringify(texts)).not.toContain('zweite Fassung')
    await engine.close()
  })

  test('its confirmation holds both texts, and where they are found again', async () => {
    const { engine } = await open()
    const visitor = await aVisitor(engine)

    const { token } = await buy(visitor, { variantId: VARIANTS.cushion })
    const { order } = await visitor.call(loadPlacedOrder, { token })
    const [mail] = await engine.database.sql.select().from(outbox)
    const { text, html } = v.parse(v.object({ text: v.string(), html: v.string() }), mail?.payload)

    for (const page of CONTRACT_PAGES) {
      expect(text).toContain(`${page}: erste Fassung`)
      expect(html).toContain(`${page}: erste Fassung`)
    }
    expect(text).toContain(`/fassungen/?id=${order.legalTexts.join('.')}`)
    await engine.close()
  })

  test('while nobody can say what the pages show, the version that was seen last holds', async () => {
    const { engine } = await open()
    const visitor = await aVisitor(engine)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const before = await buy(visitor, { variantId: VARIANTS.cushion })

    isAway = true
    const after = await buy(visitor, { variantId: VARIANTS.cushion })

    const [first, second] = await Promise.all(
      [before, after].map(({ token }) => visitor.call(loadPlacedOrder, { token })),
    )
    expect(second?.order.legalTexts).toEqual(first?.order.legalTexts)
    expect(first?.order.legalTexts).toHaveLength(2)
    await engine.close()
  })

  test('every version stays in the list, the one of today marked', async () => {
    const { engine } = await open()
    const visitor = await aVisitor(engine)

    await visitor.call(listLegalTexts, {})
    words = 'zweite Fassung'
    const { versions } = await visitor.call(listLegalTexts, {})

    expect(versions).toHaveLength(4)
    expect(versions.filter(({ isCurrent }) => isCurrent).map(({ page }) => page)).toEqual([...CONTRACT_PAGES])
    await engine.close()
  })

  test('a version that was never there is not found', async () => {
    const { engine } = await open()
    const visitor = await aVisitor(engine)

    expect((await visitor.try(loadLegalTexts, { ids: '0'.repeat(32) })).status).toBe(404)
    expect((await visitor.try(loadLegalTexts, { ids: 'nonsense' })).status).toBe(422)
    await engine.close()
  })
})
