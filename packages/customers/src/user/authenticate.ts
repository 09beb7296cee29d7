import { authenticate } from '@shop/api-client/contract/user'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { authProblems } from '@shop/domain/user/auth-form'
import { requireValidFields } from '@shop/engine/http/require-valid-fields'
import { onSession } from '../on.ts'
import { continueAsGuest } from './continue-as-guest.ts'
import { logIn } from './log-in.ts'
import { register } from './register.ts'

/**
 * Signs in, registers, or goes on as a guest. The session gets a new token each time.
 *
 * @see spec §5 "Validation groups", §7
 */
export const authenticateHandler = onSession(authenticate).answer(
  async (form, context) => {
    const fields = { ...form, email: normalisedEmail(form.email ?? '') }
    requireValidFields(fields.mode, fields, context.shop)

    switch (fields.mode) {
      case 'login':
        return logIn(context, { email: fields.email, password: fields.password ?? '' })
      case 'register':
        return register(context, fields)
      case 'guest':
        return continueAsGuest(context, fields)
    }
  },
  { problems: (form, { shop }) => authProblems(form.mode, form, shop.market) },
)
