/** Digits of a customer number. */
const CUSTOMER_DIGITS = 10
/** Digits of a card, and the ones that every card of the programme begins with. */
const CARD_DIGITS = 16
const CARD_PREFIX = '308342'
/** What people type between the blocks of a number. */
const BETWEEN = /[\s.–-]/g

export type PaybackNumber = { type: 'number'; number: string } | { type: 'wrong'; why: WrongNumber }

/** What is wrong with a number: other signs than digits, how many there are, how a card begins, its check digit. */
export type WrongNumber = 'digits' | 'length' | 'prefix' | 'checkDigit'

/**
 * The number to which points are credited, as it is stored: the ten digits of a customer number, or the sixteen of a
 * card, which begin with 308342 and end with the check digit of Luhn's algorithm (ISO/IEC 7812). Spaces, dots and hyphens
 * between its blocks are left out.
 *
 * Certain is the number of digits, and of a card its beginning and its check digit. No check digit of a customer number is
 * published, so that any ten digits pass here, and only the programme knows whether somebody has the number. A card's
 * number is sent as it is: how it relates to a customer number is not published either.
 *
 * @see spec §9 "Payback points"
 */
export function paybackNumber(typed: string): PaybackNumber {
  const number = typed.replaceAll(BETWEEN, '')
  if (!/^[0-9]+$/.test(number)) return { type: 'wrong', why: 'digits' }
  if (number.length === CUSTOMER_DIGITS) return { type: 'number', number }
  if (number.length !== CARD_DIGITS) return { type: 'wrong', why: 'length' }
  if (!number.startsWith(CARD_PREFIX)) return { type: 'wrong', why: 'prefix' }
  return hasCheckDigit(number) ? { type: 'number', number } : { type: 'wrong', why: 'checkDigit' }
}

/** What is shown of a number wherever it is only to be recognised: its last four digits. */
export function maskedPaybackNumber(number: string): string {
  return `•••• ${number.slice(-4)}`
}

/** Luhn: every second digit from the right counts twice, its digits added, and the sum ends in 0. */
function hasCheckDigit(number: string): boolean {
  const sum = Array.from(number, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = digit * (index % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
