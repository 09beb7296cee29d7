import { checkPassword } from '@shop/api-client/contract/user'
import { on } from '../on.ts'

/** Every leaked suffix of a hash prefix; the password itself never arrives here. @see spec §5 */
export const checkPasswordHandler = on(checkPassword).answer(async ({ hash }, { services }) =>
  services.leakedPasswords.suffixes(hash),
)
