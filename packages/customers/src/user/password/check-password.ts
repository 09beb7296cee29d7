import { problem } from '@shop/api-client/contract/problem'
import { checkPassword } from '@shop/api-client/contract/user'
import { on } from '../../on.ts'

/**
 * Every leaked suffix of a hash prefix; the password itself never arrives here. 503 `leak_check_failed` when the list
 * is unavailable: callers let the password pass then.
 *
 * @see spec §5, §8
 */
export const checkPasswordHandler = on(checkPassword).answer(async ({ hash }, { services, request, now }) => {
  await services.limits.leakCheck.use([request.address], now)
  return services.leakedPasswords.suffixes(hash).catch(() => {
    throw problem(503, 'leak_check_failed', 'The list of leaked passwords does not answer.')
  })
})
