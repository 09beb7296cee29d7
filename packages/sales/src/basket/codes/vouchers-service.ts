import { type Problem, problem } from '@shop/api-client/contract/problem'
import type { Basket } from '@shop/domain/basket/basket'
import { canCombine } from '@shop/domain/promotion/can-combine'
import type { Promotion } from '@shop/domain/promotion/promotion'
import { plainCode } from '@shop/domain/promotion/promotions-in-turn'
import { ownerOf } from '@shop/engine/session/owner'
import type { SessionContext } from '../../on.ts'
import { changeHead, growVersion, lockBasket } from '../basket-store.ts'
import { basketView, shownBasket } from '../basket-view.ts'

/** The most codes of one basket. */
const MAX_CODES = 10

/** How a code is refused that can never work here and now; all other conditions can still be reached. */
const REFUSALS: Record<string, { status: number; code: string; detail: string }> = {
  unknown: { status: 404, code: 'voucher_unknown', detail: 'There is no voucher with this code.' },
  not_combinable: {
    status: 409,
    code: 'voucher_not_combinable',
    detail: 'This voucher does not go together with what already works on the basket.',
  },
  not_started: { status: 409, code: 'voucher_not_started', detail: 'This voucher is not valid yet.' },
  locale: {
    status: 409,
    code: 'voucher_other_shop',
    detail: 'This voucher is for the shop of another country.',
  },
  inactive: { status: 410, code: 'voucher_expired', detail: 'This voucher is not valid any more.' },
  expired: { status: 410, code: 'voucher_expired', detail: 'This voucher is not valid any more.' },
  usage_limit: { status: 410, code: 'voucher_used_up', detail: 'This voucher has been used up.' },
  usage_limit_per_customer: {
    status: 410,
    code: 'voucher_used_up',
    detail: 'This customer has used this voucher as often as it can be used.',
  },
}

/**
 * Puts a voucher on the basket. One that could work but does not reach its conditions yet is taken, and the basket says
 * what is missing. One that does not go together with a working voucher is refused, and takes the place of one that does
 * not work yet.
 *
 * @see product §6 "one per order unless combinable"
 */
export async function putVoucher(context: SessionContext, typed: string): Promise<Basket> {
  const owner = ownerOf(context)
  const code = plainCode(typed)
  return context.inOneCommit(async (sql) => {
    const { codes } = await lockBasket(sql, owner)
    if (codes.includes(code)) return shownBasket(context, sql)
    if (codes.length >= MAX_CODES)
      throw problem(409, 'vouchers_full', `A basket holds ${MAX_CODES} codes at most. Take one out first.`, [
        { path: 'code', key: 'voucher.errors.full', params: { most: MAX_CODES } },
      ])

    const before = (await basketView(context, sql)).basket.vouchers.filter(({ isValid }) => isValid)
    await changeHead(sql, owner, { codes: [...codes, code] })
    const rivals = rivalsOf(code, (await basketView(context, sql)).open.promotions)
    if (before.some((voucher) => rivals.includes(voucher.code))) throw refusalOf('not_combinable')
    await changeHead(sql, owner, { codes: [...codes.filter((known) => !rivals.includes(known)), code] })
    const { basket } = await basketView(context, sql)
    const added = basket.vouchers.find((voucher) => voucher.code === code)
    const ended = before.some(({ code: known }) =>
      basket.vouchers.some((voucher) => voucher.code === known && !voucher.isValid),
    )
    const refusal = ended ? refusalOf('not_combinable') : refusalOf(reasonOf(added?.reason ?? null))
    if (refusal !== null) throw refusal
    await growVersion(sql, owner)
    return shownBasket(context, sql)
  })
}

/** Takes a voucher off the basket. */
export async function dropVoucher(context: SessionContext, typed: string): Promise<Basket> {
  const owner = ownerOf(context)
  const code = plainCode(typed)
  return context.database.transaction(async (sql) => {
    const { codes } = await lockBasket(sql, owner)
    if (codes.includes(code)) {
      await growVersion(sql, owner, { codes: codes.filter((known) => known !== code) })
    }
    return shownBasket(context, sql)
  })
}

/** The codes on a basket that can never work beside this one. */
function rivalsOf(code: string, promotions: readonly Promotion[]): string[] {
  const added = promotions.find((promotion) => promotion.code === code)
  return promotions.flatMap((other) =>
    added && other.code !== null && other.code !== code && !canCombine(added, other) ? [other.code] : [],
  )
}

/** `voucher.reasons.expired` is `expired`. */
function reasonOf(messageKey: string | null): string | null {
  return messageKey?.split('.').at(-1) ?? null
}

function refusalOf(reason: string | null): Problem | null {
  const refusal = reason !== null && Object.hasOwn(REFUSALS, reason) ? REFUSALS[reason] : undefined
  if (refusal === undefined) return null
  return problem(refusal.status, refusal.code, refusal.detail, [
    { path: 'code', key: `voucher.reasons.${reason}`, params: {} },
  ])
}
