import { validateSession } from '@shop/api-client/contract/user'
import { on } from '../on.ts'

/** Whether the visitor is signed in; opens nothing. */
export const validateSessionHandler = on(validateSession).answer(async (_, { session }) => ({
  valid: session?.loggedIn === true,
}))
