import type { FormProblem } from '@shop/domain/form/form-problem'
import { PASSWORD_LEAKED, passwordProblems } from '@shop/domain/user/password'
import { useSetAtom } from 'jotai'
import { checkPasswordAtom } from './password.atoms.ts'

/** Asks whether a new password is known to the world, as a problem of its field. */
export function useLeakCheck(path: string): (password: string | undefined) => Promise<FormProblem[]> {
  const isLeaked = useSetAtom(checkPasswordAtom)

  return async (password = '') => {
    // Only a password that would be accepted otherwise is worth the question.
    if (passwordProblems(password).length > 0) return []
    return (await isLeaked(password)) ? [{ path, key: PASSWORD_LEAKED, params: {} }] : []
  }
}
