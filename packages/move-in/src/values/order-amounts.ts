import { CURRENCIES, type Currency } from '@shop/domain/market/markets'
import { missingFromTotal } from '@shop/domain/order/former-order'
import { type Finding, type Place, refused } from '../records/finding.ts'
import type { OldOrder } from '../records/old-record.ts'
import { centsOf } from './cents-of.ts'
import { readAmount } from './read-cell.ts'

/** Of what stands in orders and has no place in history. */
export const NOTES_LEFT_OUT =
  'notes on orders are left out: history has no place for them, look them up in the export'

type AmountPlace = { place: Place; problems: Finding[]; currency: Currency }

/** Minor units of an amount of an order, 0 where nothing stands; null, with a refusal, for what is none. */
export function readCents(at: AmountPlace, column: string, text: string): number | null {
  if (text === '') return 0
  const amount = readAmount(at, column, text)
  if (amount === null) return null
  const cents = centsOf(amount)
  if (cents === null)
    at.problems.push(
      refused(at.place, {
        column,
        what: text.slice(0, 60),
        why: 'nobody can pay parts of a cent',
        remedy: 'write the amount with two decimals',
      }),
    )
  return cents
}

/** The currency of an order; null, with a refusal, for one that the shop does not know. */
export function readCurrency(
  { place, problems }: Pick<AmountPlace, 'place' | 'problems'>,
  column: string,
  text: string,
): Currency | null {
  const currency = CURRENCIES.find((one) => one === text.toUpperCase())
  if (currency !== undefined) return currency
  problems.push(
    refused(place, {
      column,
      what: text.slice(0, 60),
      why: text === '' ? 'the currency is missing' : 'the shop does not know this currency',
      remedy: `orders are taken in ${CURRENCIES.join(' and ')}; keep this one in the old shop`,
    }),
  )
  return null
}

/**
 * Why an order does not add up; null where it does.
 *
 * @param most how much may be missing, minor units, where the old shop has rounded each part for itself
 */
export function sumProblem(
  place: Place,
  order: Pick<OldOrder, 'lines' | 'sums' | 'total'>,
  { column, most = 0 }: { column: string; most?: number },
): Finding | null {
  const missing = missingFromTotal(order)
  if (Math.abs(missing) <= most) return null
  const added = order.total - missing
  return refused(place, {
    column,
    what: written(order.total),
    why: `lines, discount, shipping, fees and tax add up to ${written(added)}`,
    remedy: 'look at the order in the old shop, and correct what is missing or too much in the file',
  })
}

function written(cents: number): string {
  return (cents / 100).toFixed(2)
}
