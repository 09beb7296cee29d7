import {
  endVoucher,
  exportVoucherCodes,
  findVoucher,
  makeVoucherCodes,
} from '@shop/api-client/office/voucher-commands'
import { plainCode } from '@shop/domain/promotion/promotions-in-turn'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import type { Sql } from '@shop/engine/db/database'
import { typedCode } from '@shop/engine/tokens/typed-code'
import { onOrder } from '../office/office-context.ts'
import { promotionState } from '../promotions/promotion-state.ts'
import {
  allPromotions,
  changeCode,
  insertCodes,
  promotionById,
  putPromotion,
} from '../promotions/promotion-store.ts'
import { codesOfPromotion, usesOfPromotion, voucherRow } from '../promotions/voucher-desk-store.ts'
import { promotionObject } from './offer-version.ts'

const LENGTH = 10
const MOST_USES = 100

/** Codes that are made, found and ended, by the office and by the command line. @see product §6 */
export const VOUCHER_COMMANDS = [
  onOrder(makeVoucherCodes)(async ({ promotionId, count, prefix }, { sql }) => {
    const promotion = await promotionById(sql, promotionId)
    if (!promotion?.needsCode)
      throw new CommandRefusal(`There is no promotion ${promotionId} with needsCode.`, 'codesNone', {
        id: promotionId,
      })
    const codes = newCodes(count, prefix)
    if ((await insertCodes(sql, promotionId, codes)) < count)
      throw new CommandRefusal('A code was made that exists already: try again.')
    return {
      answer: { codes },
      object: promotionObject(promotionId),
      // The codes are worth money: the log says how many.
      after: { codes: count, prefix },
    }
  }),

  onOrder(exportVoucherCodes)(async ({ promotionId, limit, cursor }, { sql }) => {
    // One more than is asked for says whether there are more.
    const found = await codesOfPromotion(sql, { promotionId, limit: limit + 1, cursor })
    const codes = found.slice(0, limit)
    return {
      answer: {
        codes: codes.map(({ createdAt, ...code }) => ({ ...code, createdAt: createdAt.toISOString() })),
        next: found.length > limit ? (codes.at(-1)?.code ?? null) : null,
      },
      object: promotionObject(promotionId),
    }
  }),

  onOrder(findVoucher)(async ({ code }, { sql, now }) => ({
    answer: { voucher: await foundVoucher(sql, plainCode(code), now) },
    object: null,
  })),

  onOrder(endVoucher)(async ({ code: typed }, { sql }) => {
    const code = plainCode(typed)
    const promotion = await sharedVoucher(sql, code)
    if (promotion !== undefined) {
      const after = { ...promotion, isActive: false }
      await putPromotion(sql, after)
      return { answer: { code }, object: promotionObject(promotion.id), before: promotion, after }
    }
    const row = await voucherRow(sql, code)
    if (row === null || !(await changeCode(sql, code, { isActive: false })))
      throw new CommandRefusal(`${code}: there is no voucher with this code.`, 'voucherUnknown', { code })
    return {
      answer: { code },
      object: promotionObject(row.promotionId),
      before: { code: hidden(code), isActive: row.isActive },
      after: { code: hidden(code), isActive: false },
    }
  }),
]

function newCodes(count: number, prefix: string): string[] {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(`${prefix === '' ? '' : `${prefix}-`}${typedCode(LENGTH)}`)
  return [...codes]
}

/** The end of a code, by which a log tells two apart. */
function hidden(code: string): string {
  return `…${code.slice(-4)}`
}

async function sharedVoucher(sql: Sql, code: string) {
  return (await allPromotions(sql)).find((record) => record.code === code)
}

async function foundVoucher(sql: Sql, code: string, now: Date) {
  const shared = await sharedVoucher(sql, code)
  const row = shared === undefined ? await voucherRow(sql, code) : null
  const promotion = shared ?? (row && (await promotionById(sql, row.promotionId)))
  if (!promotion) return null
  const own = row && { isActive: row.isActive, order: row.order }
  const uses = own
    ? own.order === null
      ? []
      : [{ order: own.order.number, at: own.order.placedAt, isReleased: false }]
    : await usesOfPromotion(sql, promotion.id, MOST_USES)
  const state = promotionState(promotion, now)
  return {
    code,
    promotionId: promotion.id,
    name: promotion.name.de,
    worksOnce: own !== null,
    state: own?.order ? ('used' as const) : own?.isActive === false ? ('off' as const) : state,
    uses: uses.map(({ at, ...use }) => ({ ...use, at: at.toISOString() })),
  }
}
