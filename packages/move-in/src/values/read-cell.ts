import { type Finding, type Place, refused } from '../records/finding.ts'
import { amountOf } from './amount-of.ts'

/** Where a cell stands, and what is wrong around it. */
export type CellPlace = { place: Place; problems: Finding[] }

/** Ten-thousandths of an amount; null, with a refusal, for everything that is none. */
export function readAmount({ place, problems }: CellPlace, column: string, text: string): number | null {
  const amount = amountOf(text)
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

/** Units in stock: none where nothing stands there, and none where the old shop had sold more than it had. */
export function readCount({ place, problems }: CellPlace, column: string, text: string): number | null {
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
