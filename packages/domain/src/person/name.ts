import type { Rule, RuleProblem } from '../form/form-problem.ts'
import { maxLength, required } from '../form/rules.ts'
import type { Market } from '../market/markets.ts'

/** Not specified: generous, and still something that fits a parcel label. */
const NAME_MAX = 100

/**
 * The rules of a first or last name: required, and only letters of any script, hyphen, dot and space.
 * A market may allow apostrophes as well (d’Arc, van ’t Hoff).
 *
 * @see spec §5 "Names"; product §11.7
 */
export function nameRules(market: Market): Rule[] {
  return [required, maxLength(NAME_MAX), (value) => lettersOnly(value, market.apostrophesInNames)]
}

function lettersOnly(value: string, apostrophes: boolean): RuleProblem | null {
  const allowed = apostrophes ? /^[\p{L}\p{M}. '’-]+$/u : /^[\p{L}\p{M}. -]+$/u
  if (allowed.test(value.trim())) return null
  return { key: 'generic.validation.name', params: {}, message: 'Value is not a valid name' }
}
