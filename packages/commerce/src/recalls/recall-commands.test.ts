import { loadProduct } from '@shop/api-client/contract/catalogue'
import { readLog } from '@shop/api-client/office/account-commands'
import type { CommandInput } from '@shop/api-client/office/define-command'
import {
  liftRecall,
  listProductRecalls,
  publishRecall,
  showRecallBuyers,
} from '@shop/api-client/office/recall-commands'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { mails } from '@shop/engine/db/schema/system'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { buy } from '../testing/checkout-steps.ts'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

const same = (text: string) => ({ de: text, fr: text, nl: text })
const RECALL: CommandInput<typeof publishRecall> = {
  id: 'R-1',
  products: ['P1'],
  headline: same('Kissen: Gefahr des Erstickens'),
  hazard: same('Der Reißverschluss löst sich.'),
  whatToDo: same('Nicht mehr benutzen.'),
  remedies: ['replacement', 'refund'],
  contact: { email: 'sicherheit@example.org' },
}

describe.each(await ruleEngines())('recalls in the office, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let owner: Member
  beforeEach(async () => {
    behind = await open()
    owner = await aMember(behind, ['owner'])
    await buy(await aVisitor(behind.engine), { variantId: VARIANTS.cushion, email: 'anna@example.org' })
    await runCommand(behind.engine.database, ['orders', 'paid', 'T00000001'], behind.clock.now())
  }, 60_000)
  afterEach(() => behind.engine.close())

  const list = async () => (await owner.answer(listProductRecalls, {})).recalls
  const isSoldOut = async () => {
    await behind.engine.refresh()
    const visitor = await aVisitor(behind.engine)
    return (await visitor.call(loadProduct, { referenceKey: 'P1' })).product.isSoldOut
  }
  const written = () => behind.engine.database.sql.select().from(mails).where(eq(mails.kind, 'recall'))

  test('a look says whom it would reach, and changes nothing', async () => {
    const look = await owner.preview(publishRecall, RECALL, 0)

    expect(look).toMatchObject({
      type: 'preview',
      effects: [{ kind: 'recall', isOver: false, products: 1, variants: 1, orders: 1, buyers: 1, mails: 1 }],
    })
    expect(await list()).toEqual([])
    expect(await isSoldOut()).toBe(false)
  })

  test('it stops the sale, writes to its buyers, stands in the list with who did it, and is lifted again', async () => {
    const { version } = await owner.answer(publishRecall, RECALL, 0)
    await behind.engine.tidy()

    expect(await isSoldOut()).toBe(true)
    expect((await written()).map(({ to }) => to)).toEqual(['anna@example.org'])
    expect(await list()).toMatchObject([
      {
        id: 'R-1',
        version,
        liftedAt: null,
        mails: 1,
        products: [{ referenceKey: 'P1' }],
        changes: [{ command: 'publishRecall' }],
      },
    ])
    expect(await owner.answer(showRecallBuyers, { id: 'R-1' })).toEqual({
      all: 1,
      buyers: [{ address: 'anna@example.org', orderNumbers: ['T00000001'] }],
    })

    await owner.answer(liftRecall, { id: 'R-1' }, version)

    expect(await isSoldOut()).toBe(false)
    expect(await list()).toMatchObject([
      { liftedAt: expect.any(String), changes: [{ command: 'liftRecall' }, { command: 'publishRecall' }] },
    ])
    const { entries } = await owner.answer(readLog, { object: 'recall:R-1' })
    expect(entries.find(({ command }) => command === 'publishRecall')?.after).toMatchObject({
      headline: RECALL.headline.de,
      mails: 1,
    })
  })

  test('said anew it writes to nobody twice; who saw an older one, or means another of that name, is told', async () => {
    const { version } = await owner.answer(publishRecall, RECALL, 0)

    expect(await owner.run(publishRecall, { ...RECALL, batch: 'L7' }, 0)).toMatchObject({ type: 'conflict' })
    const again = await owner.answer(publishRecall, { ...RECALL, batch: 'L7' }, version)

    expect(again).toEqual({ id: 'R-1', version: version + 1, buyers: 1, mails: 0 })
    expect(await list()).toMatchObject([{ batch: 'L7', mails: 1 }])
  })

  test('goods that there are not, and those of another recall, are refused by name', async () => {
    await owner.answer(publishRecall, RECALL, 0)

    expect(await owner.run(publishRecall, { ...RECALL, id: 'R-2', products: ['P404'] }, 0)).toMatchObject({
      type: 'refused',
      coded: { code: 'recallGoodsUnknown', params: { keys: 'P404' } },
    })
    expect(await owner.run(publishRecall, { ...RECALL, id: 'R-2' }, 0)).toMatchObject({
      type: 'refused',
      coded: { code: 'recalledElsewhere', params: { others: 'R-1' } },
    })
    expect(await owner.run(liftRecall, { id: 'R-9' }, 0)).toMatchObject({
      type: 'refused',
      coded: { code: 'recallUnknown' },
    })
  })

  test('who edits products cannot write to every buyer', async () => {
    const merchandiser = await aMember(behind, ['merchandiser'])

    expect(await merchandiser.run(publishRecall, RECALL, 0)).toMatchObject({ type: 'forbidden' })
  })
})
