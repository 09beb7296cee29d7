import { FetchError } from '@scayle/storefront-api'
import { type Problem, problem } from '@shop/api-client/contract/problem'
import { plainCode } from '@shop/domain/promotion/promotions-in-turn'
import * as v from 'valibot'
import type { Tenant } from '../connection/tenant.ts'
import { LINES_WITH } from '../goods/product-with.ts'
import { type WireApplicable, WireCodeAnswer } from '../wire/wire-applicable.ts'
import type { WireBasket, WireBasketItem } from '../wire/wire-basket.ts'
import type { Asker } from './basket-service.ts'

/** How a promotion is named where it is put on a line. */
export type AppliedPromotion = { id: string; code?: string | null }

/** What SCAYLE says of a code that it does not know. */
const UNKNOWN_STATUS: readonly number[] = [400, 404, 422]

/** The promotions of a line, those without a code as well: what is put on a line replaces all of them. */
export function promotionsOn({ promotions, promotion }: WireBasketItem): AppliedPromotion[] {
  return (promotions ?? (promotion ? [promotion] : [])).map(({ id, code }) => ({
    id,
    ...(code === null ? {} : { code }),
  }))
}

/** The codes of a basket, each once. */
export function codesOf({ items }: Pick<WireBasket, 'items'>): string[] {
  const codes = items.flatMap((item) => promotionsOn(item).flatMap(({ code }) => code ?? []))
  return [...new Set(codes)]
}

/** Codes are compared as the shop's own are: without regard to capitals. */
export function isSameCode(one: string | null | undefined, other: string): boolean {
  return typeof one === 'string' && plainCode(one) === plainCode(other)
}

type Question = { key: string; asker: Asker; code: string }

/**
 * What a code opens for a basket.
 *
 * @throws the problems of `addVoucher`: 404 for an unknown code, 410 for one that has run out, 409 for one too early
 */
export async function openedByCode(
  tenant: Tenant,
  { key, asker, code }: Question,
): Promise<WireApplicable[]> {
  const answer = await tenant.ask(
    'what a code opens',
    () =>
      tenant
        .clientOf(asker.shop)
        .basket.getApplicablePromotionsByCode(key, code, {
          with: { ...LINES_WITH, applicablePromotions: true },
        })
        .catch(nullWhereUnknown),
    v.nullable(WireCodeAnswer),
  )
  const found = (answer?.basket.applicablePromotions ?? []).filter(({ promotion }) =>
    isSameCode(promotion.code, code),
  )
  if (found.length === 0) throw refusal(404, 'unknown', 'There is no voucher with this code.')
  const now = asker.now.getTime()
  const open = found.filter(({ promotion: { isActive, schedule } }) => {
    const [from, to] = [schedule?.from, schedule?.to].map((moment) => (moment ? Date.parse(moment) : null))
    if (from && from > now) return false
    return isActive && !(to && to < now)
  })
  if (open.length > 0) return open
  const isEarly = found.some(({ promotion: { schedule } }) => Date.parse(schedule?.from ?? '') > now)
  throw isEarly
    ? refusal(409, 'not_started', 'This voucher is not valid yet.')
    : refusal(410, 'expired', 'This voucher is not valid any more.')
}

/** Every line with what works on it once a code is taken. */
export function withCode(
  items: readonly WireBasketItem[],
  opened: readonly WireApplicable[],
): { itemId: string; promotions: AppliedPromotion[] }[] {
  return items.map((item) => {
    const present = promotionsOn(item)
    const added = opened
      .filter(({ itemId }) => itemId === null || itemId === item.key)
      .filter(({ promotion }) => present.every(({ id }) => id !== promotion.id))
      .map(({ promotion: { id, code } }) => ({ id, ...(code === null ? {} : { code }) }))
    return { itemId: item.key, promotions: [...present, ...added] }
  })
}

/** Every line with what is left on it once a code is taken out. */
export function withoutCode(
  items: readonly WireBasketItem[],
  code: string,
): { itemId: string; promotions: AppliedPromotion[] }[] {
  return items.map((item) => ({
    itemId: item.key,
    promotions: promotionsOn(item).filter((one) => !isSameCode(one.code, code)),
  }))
}

function nullWhereUnknown(failure: unknown): null {
  if (failure instanceof FetchError && UNKNOWN_STATUS.includes(failure.response.status)) return null
  throw failure
}

function refusal(status: number, kind: string, detail: string): Problem {
  return problem(status, `voucher_${kind}`, detail, [
    { path: 'code', key: `voucher.reasons.${kind}`, params: {} },
  ])
}
