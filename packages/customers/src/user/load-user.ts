import { loadUser } from '@shop/api-client/contract/user'
import { on } from '../on.ts'
import { nobody, visitorUser } from './session-user.ts'

/**
 * The visitor's user. Who only reads has nothing that a session would hold together: none is opened, and no cookie set.
 *
 * @see § 25(2) TDDDG; eu-duties C-27
 */
export const loadUserHandler = on(loadUser).answer(async (_, { sql, session }) =>
  session === null ? nobody() : visitorUser(sql, session),
)
