import { Trans, useLingui } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import { useSetAtom } from 'jotai'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { logoutAtom } from '../auth/authenticate.atoms.ts'
import { showToastAtom } from '../toasts/toasts.atoms.ts'
import { useLeaveAccount } from './use-leave-account.ts'

/** Signs out and leads home; when that fails everything stays as it is, with a word. @see spec §2, §4, §8 */
export function LogOutButton({ kind = 'quiet' }: { kind?: 'quiet' | 'secondary' }) {
  const { i18n } = useLingui()
  const endSession = useSetAtom(logoutAtom)
  const showToast = useSetAtom(showToastAtom)
  const leave = useLeaveAccount()
  const [isBusy, setIsBusy] = useState(false)

  const logOut = async () => {
    setIsBusy(true)
    const isDone = await leave('/', endSession)
    setIsBusy(false)
    if (isDone) return
    await showToast({
      type: 'error',
      message: i18n.t({
        id: 'account.logoutFailed',
        message: 'Das Abmelden hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
      }),
    })
  }

  return (
    <Button
      kind={kind}
      icon={<LogOut size={20} strokeWidth={1.5} aria-hidden="true" />}
      isBusy={isBusy}
      onClick={() => void logOut()}
    >
      <Trans id="account.logout" message="Abmelden" />
    </Button>
  )
}
