import { orderPaper, showOrder } from '@shop/api-client/office/order-commands'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { extractText, getDocumentProxy } from 'unpdf'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buy } from '../../testing/checkout-steps.ts'
import { aMember, ask } from '../../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../../testing/test-engine.ts'
import { aVisitor } from '../../testing/visitor.ts'
import { openOwnOffice } from './open-own-office.ts'

const Drawn = v.object({
  type: v.literal('outcome'),
  outcome: v.object({ type: v.literal('done'), answer: orderPaper.answer }),
})

describe.each(await ruleEngines())('shops that one office has opened, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  beforeEach(async () => {
    behind = await open()
  }, 60_000)
  afterEach(() => behind.engine.close())

  test('draw papers in the words of their brand, also at once', async () => {
    const { engine, clock } = behind
    const mia = await aMember(behind, ['service'])
    const { orderNumber: number } = await buy(await aVisitor(engine), { variantId: VARIANTS.book })
    const paper = (await mia.answer(showOrder, { number })).order?.papers[0]?.number
    const setup = { secret: 'a secret for tests', isLocal: true, needsSecondFactor: false, now: clock.now }
    const offices = await Promise.all(
      ['home-shop', 'baby-shop'].map((name) => openOwnOffice(name, engine.database, setup)),
    )

    const invoices = await Promise.all(
      offices.map((office) =>
        ask(office.ask, mia.token, orderPaper.name, { number, kind: 'invoice', paper }).then(textOf),
      ),
    )

    expect(invoices).toEqual([
      expect.stringContaining('Bitte überweisen Sie'),
      expect.stringContaining('Bitte überweis den Betrag'),
    ])
    await Promise.all(offices.map(({ close }) => close()))
  })
})

async function textOf(reply: unknown): Promise<string> {
  const { base64 } = v.parse(Drawn, reply).outcome.answer
  const pages = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')))
  return (await extractText(pages, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
}
