import { CURRENCIES, type Currency } from '@shop/domain/market/markets'
import { parseAmount } from '@shop/domain/money/parse-amount'
import { type Finding, type Place, refused } from '../records/finding.ts'

/** Where a cell stands, what is wrong around it, and in which currency the old shop sells. */
export type CellPlace = { place: Place; problems: Finding[]; currency: Currency }

/** Ten-thousandths of an amount; null, with a refusal, for everything that is none, and for another currency. */
export function readAmount(
  { place, problems, currency }: CellPlace,
  column: string,
  text: string,
): number | null {
  const amount = netAmount(text, currency)
  const other = amount === null ? CURRENCIES.find((one) => netAmount(text, one) !== null) : undefined
  if (other !== undefined) {
    problems.push(
      refused(place, {
        column,
        what: text.slice(0, 60),
        why: `the price is in ${other}, and the move in ${currency}`,
        remedy: `say --currency ${other}, or move prices of one currency at a time`,
      }),
    )
    return null
  }
  if (amount === null)
    problems.push(
      refused(place, {
        column,
        what: text.slice(0, 60),
        why: text === '' ? 'the price is missing' : 'this is no amount of money for sure',
        remedy: 'write it with two decimals and without a sign for thousands, as 1299.00',
      }),
    )
  return amount
}

function netAmount(text: string, currency: Currency): number | null {
  return parseAmount(text, { currencies: [currency], decimals: 4 })
}

/** Units in stock: none where nothing stands there, and none where the old shop had sold more than it had. */
export function readCount(
  { place, problems }: Omit<CellPlace, 'currency'>,
  column: string,
  text: string,
): number | null {
  if (text === '') return 0
  const [, sign, count] = /^(-?)(\d{1,9})(?:[.,]0+)?$/.exec(text) ?? []
  if (count !== undefined) return sign === '-' ? 0 : Number(count)
  problems.push(
    refused(place, {
      column,
      what: text.slice(0, 60),
      why: 'this is no whole number of units',
      remedy: 'write the units in stock as a whole number, or leave the cell empty',
    }),
  )
  return null
}
