import { LISTING, pageOf } from '@shop/api-client/integration/listing'
import { defineCommand } from '@shop/api-client/office/define-command'
import { PromotionRecord } from '@shop/api-client/office/promotion-record'
import { bindCommands, type CommandContext } from '@shop/engine/command/bind-commands'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { listedPage } from '@shop/engine/command/listed-page'
import * as v from 'valibot'
import { checkedPromotions } from '../promotions/import-promotions.ts'
import { allPromotions, promotionById, putPromotion } from '../promotions/promotion-store.ts'
import { promotionsAfter } from './sales-page-store.ts'

const onPromotion = bindCommands<CommandContext>()

export const listPromotions = defineCommand({
  name: 'listPromotions',
  right: 'promotions.read',
  changes: null,
  input: v.strictObject({ ...LISTING }),
  answer: pageOf(PromotionRecord),
})

export const readPromotion = defineCommand({
  name: 'readPromotion',
  right: 'promotions.read',
  changes: null,
  input: v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)) }),
  answer: v.nullable(PromotionRecord),
})

export const writePromotion = defineCommand({
  name: 'writePromotion',
  right: 'promotions.change',
  changes: 'Makes a promotion, or replaces it; how often it was used stays counted.',
  input: PromotionRecord,
  answer: PromotionRecord,
})

/** Promotions as other systems read and write them, by the rules of an import. */
export const PROMOTION_COMMANDS = [
  onPromotion(listPromotions)(async (asked, { sql }) => {
    const answer = await listedPage<PromotionRecord, [string]>(asked, {
      place: v.tuple([v.string()]),
      first: [''],
      rowsAfter: ([after], limit) => promotionsAfter(sql, after, limit),
      placeOfRow: ({ id }) => [id],
    })
    return { answer, object: null }
  }),

  onPromotion(readPromotion)(async ({ id }, { sql }) => ({
    answer: await promotionById(sql, id),
    object: null,
  })),

  onPromotion(writePromotion)(async (record, { sql }) => {
    const before = await promotionById(sql, record.id)
    const { problems } = checkedPromotions([record], await allPromotions(sql))
    if (problems.length > 0)
      throw new CommandRefusal(problems.map(({ place, problem }) => `${place}: ${problem}`).join(' '))
    await putPromotion(sql, record)
    return { answer: record, object: `promotion:${record.id}`, before, after: record }
  }),
]
