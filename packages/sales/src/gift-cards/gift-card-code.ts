import { createHash, randomInt } from 'node:crypto'
import { typedCode } from '@shop/engine/tokens/typed-code'

const CODE_LENGTH = 16
const PIN_LENGTH = 6

/** Code and PIN of a gift card; only its owner has them. */
export type GiftCardSecret = { code: string; pin: string }

/** A new code of 79 random bits in groups of four, and a PIN. */
export function newGiftCardSecret(): GiftCardSecret {
  const pin = Array.from({ length: PIN_LENGTH }, () => randomInt(10)).join('')
  return { code: typedCode(CODE_LENGTH).replace(/(.{4})(?=.)/g, '$1-'), pin }
}

/** What is kept of a code. Spaces, dashes and capitals do not matter. */
export function giftCardCodeHash(code: string): string {
  return createHash('sha256')
    .update(`giftcard:${plain(code)}`)
    .digest('hex')
}

/**
 * The digest of a PIN: salted with the code, which is not stored, so that a stolen table does not allow to try all
 * PINs.
 */
export function giftCardPinHash({ code, pin }: GiftCardSecret): string {
  return createHash('sha256')
    .update(`giftcard:${plain(code)}:${pin.trim()}`)
    .digest('hex')
}

/** A code as it may be shown: its last four characters. */
export function maskedGiftCardCode(code: string): string {
  return `•••• ${plain(code).slice(-4)}`
}

function plain(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase()
}
