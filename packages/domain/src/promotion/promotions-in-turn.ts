import type { Promotion } from './promotion.ts'

/** A code as it is compared: without case and spaces, which are hardly typed as printed. */
export function plainCode(code: string): string {
  return code.trim().toUpperCase()
}

/**
 * The promotions that a basket is tried with, in the order of their turns: lower priority numbers first, vouchers after
 * what applies by itself, then by id, so that the same basket always costs the same. Vouchers only with their code.
 *
 * @see product §6 "priorities"
 */
export function promotionsInTurn(promotions: readonly Promotion[], codes: readonly string[]): Promotion[] {
  const typed = new Set(codes.map(plainCode))
  return promotions
    .filter(({ code }) => code === null || typed.has(plainCode(code)))
    .toSorted(
      (one, other) =>
        one.priority - other.priority ||
        Number(one.code !== null) - Number(other.code !== null) ||
        (one.id < other.id ? -1 : 1),
    )
}

/** The codes that no voucher has, each once and as it was typed. */
export function unknownCodes(promotions: readonly Promotion[], codes: readonly string[]): string[] {
  const known = new Set(promotions.flatMap(({ code }) => (code === null ? [] : [plainCode(code)])))
  return [...new Set(codes)].filter((code) => !known.has(plainCode(code)))
}
