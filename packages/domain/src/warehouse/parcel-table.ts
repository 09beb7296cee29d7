import { type CarrierKey, isCarrier } from '../carrier/carriers.ts'

/** What is wrong with a line of a table of parcels. */
export type ParcelLineProblem = 'noTracking' | 'badNumber' | 'badTracking' | 'unknownCarrier' | 'twice'

/** A line of a table: the order, its parcel, and who brings it where the line says so. */
export type ParcelLine = {
  /** As it was written, for a line that nobody understands. */
  written: string
  number: string
  tracking: string
  carrier: CarrierKey | null
  problem: ParcelLineProblem | null
}

export const TRACKING_NUMBER: RegExp = /^[A-Za-z0-9. -]{4,40}$/
const ORDER_NUMBER = /^[A-Z0-9-]{1,30}$/
const HEADING = /^\P{N}+$/u

/**
 * The lines of a pasted table: order number, tracking number, and a carrier who brings it, in columns of tabs as
 * spreadsheets copy them, or of semicolons. A heading is passed over; an order that comes twice is said, since nobody can
 * know which of its parcels is meant.
 */
export function parcelTable(text: string): ParcelLine[] {
  const seen = new Set<string>()
  return text
    .split(/\r\n|\r|\n/)
    .filter((line, index) => line.trim() !== '' && !(index === 0 && HEADING.test(line)))
    .map((line) => {
      const read = parcelLine(line)
      const isTwice = seen.has(read.number)
      seen.add(read.number)
      return isTwice && read.problem === null ? { ...read, problem: 'twice' as const } : read
    })
}

function parcelLine(written: string): ParcelLine {
  const [order = '', tracking = '', carrier = ''] = cells(written)
  const number = order.toUpperCase()
  const key = carrier.toLowerCase()
  const known = isCarrier(key) ? key : null
  return { written, number, tracking, carrier: known, problem: problemOf({ number, tracking, carrier: key }) }
}

/** Two words in a line without tabs are two columns, too: a scanner of a phone pastes them so. */
function cells(line: string): string[] {
  const separator = /\t/.test(line) ? /\t/ : /;/.test(line) ? /;/ : /\s+/
  return line
    .trim()
    .split(separator)
    .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
}

function problemOf({ number, tracking, carrier }: { number: string; tracking: string; carrier: string }) {
  if (!ORDER_NUMBER.test(number)) return 'badNumber'
  if (tracking === '') return 'noTracking'
  if (!TRACKING_NUMBER.test(tracking)) return 'badTracking'
  return carrier !== '' && !isCarrier(carrier) ? 'unknownCarrier' : null
}
