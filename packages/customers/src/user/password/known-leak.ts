import { createHash } from 'node:crypto'
import { problem } from '@shop/api-client/contract/problem'
import { PASSWORD_LEAKED } from '@shop/domain/user/password'
import { isLeaked, leakQuery } from '@shop/domain/user/password-leak'
import type { LeakedPasswords } from '@shop/engine/ports/leaked-passwords'

/** Throws 422 `input_invalid` for the field when its password is known to the world. @see spec §5 "Password" */
export async function refuseKnownLeak(list: LeakedPasswords, password: string, field: string): Promise<void> {
  const sha1 = createHash('sha1').update(password).digest('hex')
  // spec §8: a failed leak check counts as not leaked.
  const suffixes = await list.suffixes(leakQuery(sha1).prefix).catch(() => null)
  if (isLeaked(sha1, suffixes))
    throw problem(422, 'input_invalid', 'The password is known from a leak.', [
      { path: field, key: PASSWORD_LEAKED, params: {} },
    ])
}
