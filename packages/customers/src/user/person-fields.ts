import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { GENDERS, type Gender } from '@shop/domain/user/user'

/** The fields of the register and guest forms that make a person. */
export type PersonFields = {
  email: string
  first_name?: string
  last_name?: string
  gender?: string
}

/** The person of a checked form: texts trimmed, e-mail in lower case. */
export function personOf(form: PersonFields): {
  email: string
  firstName: string
  lastName: string
  gender: Gender
} {
  return {
    email: normalisedEmail(form.email),
    firstName: (form.first_name ?? '').trim(),
    lastName: (form.last_name ?? '').trim(),
    gender: GENDERS.find((known) => known === form.gender) ?? 'x',
  }
}
