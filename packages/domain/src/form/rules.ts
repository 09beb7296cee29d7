import { asciiEmail } from './ascii-email.ts'
import type { Rule, RuleProblem } from './form-problem.ts'

// The HTML standard's e-mail pattern, with a dot asked for in the domain.
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i
/** Longest address that mail servers take. */
const EMAIL_MAX = 254

/** Something other than spaces has to be there. @see spec §5 "Generic form rules" */
export const required: Rule = (value) =>
  value.trim() === '' ? problem('required', 'Value is required') : null

/** Digits with an optional decimal part. Empty is fine. @see spec §5 "Generic form rules" */
export const numeric: Rule = (value) =>
  isEmpty(value) || /^\d+(\.\d+)?$/.test(value) ? null : problem('numeric', 'Value must be numeric')

/** At least `min` characters as a reader counts them. Empty is fine. @see spec §5 "Generic form rules" */
export function minLength(min: number): Rule {
  return (value) =>
    isEmpty(value) || characters(value) >= min
      ? null
      : problem('minLength', 'This field should be at least {min} characters long', { min })
}

/** At most `max` characters as a reader counts them. @see spec §5 "Generic form rules" */
export function maxLength(max: number): Rule {
  return (value) =>
    characters(value) <= max ? null : problem('maxLength', 'The maximum length allowed is {max}', { max })
}

/** A number that is not below `min`. Empty is fine, a word is not. @see spec §5 "Generic form rules" */
export function minValue(min: number): Rule {
  return (value) =>
    isEmpty(value) || Number(value) >= min
      ? null
      : problem('minValue', 'The minimum value allowed is {min}', { min })
}

/** A number that is not above `max`. Empty is fine, a word is not. @see spec §5 "Generic form rules" */
export function maxValue(max: number): Rule {
  return (value) =>
    isEmpty(value) || Number(value) <= max
      ? null
      : problem('maxValue', 'The maximum value allowed is {max}', { max })
}

/** Characters as a reader counts them: a pair of surrogates is one. */
export function characters(value: string): number {
  return Array.from(value).length
}

/** Whether a text is an e-mail address that a shop can write to; its domain may be of any script. */
export function isEmail(value: string): boolean {
  const address = value.length <= EMAIL_MAX ? asciiEmail(value) : value
  return address.length <= EMAIL_MAX && EMAIL.test(address)
}

function isEmpty(value: string): boolean {
  return value.trim() === ''
}

function problem(key: string, message: string, params: RuleProblem['params'] = {}): RuleProblem {
  return { key: `generic.validation.${key}`, params, message }
}
