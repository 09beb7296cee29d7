import { GENDERS } from '@shop/domain/user/user'
import * as v from 'valibot'
import { defineCall } from './define-call.ts'
import { UserSchema } from './user.ts'

/** The signed-in customer's data; e-mail and customer number are read-only. */
export const loadPersonalData = defineCall({
  name: 'loadPersonalData',
  method: 'GET',
  path: '/api/user/personal-data/',
  rights: 'customer',
  input: v.object({}),
  answer: UserSchema,
})

/** Shape only; the handler checks the fields with the domain's `personalDataProblems` and answers 422. @see product §7 */
export const putPersonalData = defineCall({
  name: 'putPersonalData',
  method: 'PUT',
  path: '/api/user/personal-data/',
  rights: 'customer',
  input: v.object({
    firstName: v.string(),
    lastName: v.string(),
    /** Left out for no answer. */
    gender: v.exactOptional(v.picklist(GENDERS), 'x'),
    /** ISO date; null for no answer. */
    birthDate: v.nullable(v.string()),
    phone: v.nullable(v.string()),
  }),
  answer: UserSchema,
})
