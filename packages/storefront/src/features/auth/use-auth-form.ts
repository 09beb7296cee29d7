import type { FormProblem } from '@shop/domain/form/form-problem'
import { authProblems } from '@shop/domain/user/auth-form'
import { useForm } from '@shop/ui/form/use-form.ts'
import { useSetAtom } from 'jotai'
import { useShop } from '../../use-shop.ts'
import { ACCOUNT_WORDS } from './auth-problem-words.ts'
import { type AuthInput, authenticateAtom } from './authenticate.atoms.ts'
import { useCarriedAlongToast } from './use-carried-along-toast.ts'

type AuthForm = Omit<AuthInput, 'mode'>

type AuthFormOptions<Field extends keyof AuthForm> = {
  mode: 'login' | 'register'
  /** Names of the fields for the summary, in the order of the form. */
  labels: Readonly<Record<Field, string>>
  /** Problems that only the server can find. */
  lastCheck?: (form: AuthForm) => Promise<FormProblem[]>
}

const EMPTY: Record<AuthFormOptions<never>['mode'], AuthForm> = {
  login: { email: '', password: '' },
  register: {
    gender: '',
    first_name: '',
    last_name: '',
    email: '',
    register_password: '',
    newsletter: false,
  },
}

/** The sign-in and the register form. What is wrong with one as a whole stands apart from its summary. */
export function useAuthForm<Field extends keyof AuthForm>({
  mode,
  labels,
  lastCheck,
}: AuthFormOptions<Field>) {
  const { market } = useShop()
  const authenticate = useSetAtom(authenticateAtom)
  const showCarriedAlong = useCarriedAlongToast()
  const form = useForm({
    initial: EMPTY[mode],
    labels,
    fieldId: (field) => `${mode}-${field}`,
    words: ACCOUNT_WORDS,
    rules: (typed) => authProblems(mode, typed, market),
    ...(lastCheck ? { lastCheck } : {}),
    send: async (typed) => {
      const answer = await authenticate({ mode, ...typed })
      return answer.type === 'success' ? { type: 'success', value: answer.user } : answer
    },
    onSent: () => void showCarriedAlong(),
    isUncontrolled: true,
  })

  return { ...form, summary: form.summary.filter(({ fieldId }) => fieldId !== null) }
}
