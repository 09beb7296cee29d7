import {
  findOffers,
  importOffers,
  promotionDesk,
  promotionHistory,
  savePromotion,
  switchPromotion,
  tryPromotion,
} from '@shop/api-client/office/promotion-commands'
import { PromotionRecord } from '@shop/api-client/office/promotion-record'
import { plainCode } from '@shop/domain/promotion/promotions-in-turn'
import { logEntries } from '@shop/engine/command/command-log-store'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { undoBy } from '@shop/engine/command/undo'
import type { Sql } from '@shop/engine/db/database'
import * as v from 'valibot'
import { onOrder } from '../office/office-context.ts'
import { checkedPromotions } from '../promotions/import-promotions.ts'
import { promotionState } from '../promotions/promotion-state.ts'
import {
  allPromotions,
  codeCounts,
  lockPromotion,
  promotionById,
  promotionsLike,
  promotionVersions,
  putPromotion,
  useCounts,
} from '../promotions/promotion-store.ts'
import { voucherRow } from '../promotions/voucher-desk-store.ts'
import { offerVersion, promotionObject } from './offer-version.ts'
import { triedBasket } from './tried-basket.ts'

const MOST_VERSIONS = 50

/** Promotions and vouchers as the office sees, tries and changes them. @see product §6 */
export const PROMOTION_DESK = [
  onOrder(promotionDesk)(async (_input, { sql, now }) => {
    const [uses, codes, versions] = [
      await useCounts(sql),
      await codeCounts(sql),
      await promotionVersions(sql),
    ]
    const offers = (await allPromotions(sql)).map((record) => ({
      record,
      state: promotionState(record, now),
      uses: uses.get(record.id) ?? 0,
      codes: record.needsCode ? (codes.get(record.id) ?? { all: 0, used: 0, disabled: 0 }) : null,
      version: versions.get(record.id) ?? 0,
    }))
    return { answer: { offers }, object: null }
  }),

  onOrder(findOffers)(async ({ text, limit }, { sql, now }) => {
    const code = plainCode(text)
    const found = await promotionsLike(sql, { text, code, limit })
    // Of codes that work once each only the one that was typed is named.
    const typed = found.some(({ needsCode }) => needsCode) ? await voucherRow(sql, code) : null
    const offers = found.map((record) => ({
      id: record.id,
      name: record.name,
      code: record.code ?? (typed?.promotionId === record.id ? typed.code : null),
      state: promotionState(record, now),
    }))
    return { answer: { offers }, object: null }
  }),

  onOrder(savePromotion, {
    version: ({ record }, { sql }) => offerVersion(sql, record.id),
  })(async ({ record }, { sql }) => {
    const before = await promotionById(sql, record.id)
    await putChecked(sql, record)
    return {
      answer: { id: record.id, version: await lockPromotion(sql, record.id) },
      object: promotionObject(record.id),
      before,
      after: record,
      undo: before === null ? null : undoBy(savePromotion, { record: before }),
    }
  }),

  onOrder(switchPromotion, {
    version: ({ id }, { sql }) => offerVersion(sql, id),
  })(async ({ id, isActive }, { sql, now }) => {
    const before = await promotionById(sql, id)
    if (before === null) throw new CommandRefusal(`There is no promotion ${id}.`, 'offerUnknown', { id })
    const after = { ...before, isActive }
    await putPromotion(sql, after)
    return {
      answer: { id, state: promotionState(after, now), version: await lockPromotion(sql, id) },
      object: promotionObject(id),
      before,
      after,
      undo: before.isActive === isActive ? null : undoBy(switchPromotion, { id, isActive: before.isActive }),
    }
  }),

  onOrder(promotionHistory)(async ({ id }, { sql }) => {
    const entries = await logEntries(sql, {
      object: promotionObject(id),
      before: null,
      withReads: false,
      limit: MOST_VERSIONS,
    })
    const versions = entries.map(({ at, by, command, after }) => {
      const record = v.safeParse(PromotionRecord, after)
      return { at: at.toISOString(), by, command, record: record.success ? record.output : null }
    })
    return { answer: { versions }, object: null }
  }),

  onOrder(importOffers)(async ({ records }, { sql }) => {
    const present = await allPromotions(sql)
    const { promotions, problems } = checkedPromotions(records, present)
    if (problems.length > 0)
      throw new CommandRefusal(problems.map(({ place, problem }) => `${place}: ${problem}`).join('\n'))
    const sent = new Set(promotions.map(({ id }) => id))
    const before = present.filter(({ id }) => sent.has(id))
    const replaced = before.length
    for (const promotion of promotions) await putPromotion(sql, promotion)
    return {
      answer: { added: promotions.length - replaced, replaced },
      object: null,
      before: byId(before),
      after: byId(promotions),
    }
  }),

  onOrder(tryPromotion, {
    // Goods are read beside the transaction, which holds the embedded database for everybody.
    prepare: (input, context) => triedBasket(context, input),
  })(async (_input, _context, tried) => ({ answer: tried, object: null })),
]

function byId(records: readonly PromotionRecord[]): Record<string, PromotionRecord> {
  return Object.fromEntries(records.map((record) => [record.id, record]))
}

/** @throws CommandRefusal for a promotion that no import would take */
async function putChecked(sql: Sql, record: PromotionRecord): Promise<void> {
  const { problems } = checkedPromotions([record], await allPromotions(sql))
  if (problems.length > 0) throw new CommandRefusal(problems.map(({ problem }) => problem).join(' '))
  await putPromotion(sql, record)
}
