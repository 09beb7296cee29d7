const CODES: Record<string, number> = { m: 0, f: 2, n: 3, d: 4 }

/** What the newsletter service calls a gender; whatever it does not know is 0. @see spec §3; product §11.6 */
export function salutationCode(gender: string | null): number {
  return gender !== null && Object.hasOwn(CODES, gender) ? (CODES[gender] ?? 0) : 0
}
