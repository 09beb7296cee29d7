import { useLingui } from '@lingui/react'
import { passwordProblems } from '@shop/domain/user/password'
import { signInCodeProblems } from '@shop/domain/user/sign-in-code'
import { useForm } from '@shop/ui/form/use-form.ts'
import { useSetAtom } from 'jotai'
import { ACCOUNT_WORDS } from '../../../features/auth/auth-problem-words.ts'
import { signInWithCodeAtom } from '../../../features/auth/authenticate.atoms.ts'
import { useCarriedAlongToast } from '../../../features/auth/use-carried-along-toast.ts'
import { useLeakCheck } from '../../../features/auth/use-leak-check.ts'
import type { SentCode } from '../../../features/auth/use-next-code.ts'

/** The id of a field of the form. */
export const codeFieldId = (field: string) => `code-${field}`

/** The form of a code, and of the new password where one is wanted. */
export function useCodeForm({ ticket }: SentCode, isForgotten: boolean) {
  const { i18n } = useLingui()
  const signIn = useSetAtom(signInWithCodeAtom)
  const showCarriedAlong = useCarriedAlongToast()
  const leakCheck = useLeakCheck('password')

  return useForm({
    initial: { code: '', renews: isForgotten, password: '' },
    labels: {
      code: i18n.t({ id: 'signInCode.code', message: 'Code' }),
      password: i18n.t({ id: 'forgotten.title', message: 'Neues Passwort' }),
    },
    fieldId: codeFieldId,
    words: ACCOUNT_WORDS,
    rules: ({ code, renews, password }) => [
      ...signInCodeProblems('code', code),
      ...(renews ? passwordProblems(password) : []),
    ],
    lastCheck: async ({ renews, password }) => (renews ? leakCheck(password) : []),
    send: async ({ code, renews, password }) => {
      const answer = await signIn({ ticket, code, ...(renews ? { password } : {}) })
      return answer.type === 'success' ? { type: 'success', value: answer.user } : answer
    },
    onSent: () => void showCarriedAlong(),
    focus: 'field',
  })
}
