import { decrypted, encrypted } from '../call/encrypted.ts'

type Holder = { staffId: string; shopSecret: string }

/** The secret of a second factor as it is kept: a copy of the database alone makes no codes, nor does another row. */
export function sealedFactor(factorSecret: string, holder: Holder): string {
  return encrypted(factorSecret, keyOf(holder))
}

/**
 * The secret of a second factor that was kept.
 *
 * @throws Error where the shop has another secret than when the factor was set up
 */
export function openedFactor(kept: string, holder: Holder): string {
  try {
    return decrypted(kept, keyOf(holder))
  } catch (cause) {
    throw new Error(
      'A second factor cannot be read: SHOP_SECRET is another one than when it was set up. "staff reset <email>" lets its person set up a new one.',
      { cause },
    )
  }
}

function keyOf({ staffId, shopSecret }: Holder): string {
  return `staff-factor:${staffId}:${shopSecret}`
}
