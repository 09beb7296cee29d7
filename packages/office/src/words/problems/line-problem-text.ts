import type { I18n } from '@lingui/core'
import { CARRIER_KEYS } from '@shop/domain/carrier/carriers'
import type { ParcelLine, ParcelLineProblem } from '@shop/domain/warehouse/parcel-table'

/** What is wrong with a line of a pasted table, and what to do. */
export function lineProblemText({ problem }: Pick<ParcelLine, 'problem'>, i18n: I18n): string {
  if (problem === null) return ''
  const texts: Record<ParcelLineProblem, string> = {
    badNumber: i18n.t({ id: 'line.badNumber', message: 'This begins with no order number.' }),
    noTracking: i18n.t({
      id: 'line.noTracking',
      message: 'The tracking number is missing: write it behind a tab.',
    }),
    badTracking: i18n.t({
      id: 'line.badTracking',
      message: 'A tracking number has 4 to 40 letters, digits, dots and hyphens.',
    }),
    unknownCarrier: i18n.t({
      id: 'line.unknownCarrier',
      message: 'The third column names no carrier. These are known: {carriers}.',
      values: { carriers: CARRIER_KEYS.join(', ') },
    }),
    twice: i18n.t({
      id: 'line.twice',
      message: 'This order comes twice. Ship several parcels of one order on its own page.',
    }),
  }
  return texts[problem]
}
