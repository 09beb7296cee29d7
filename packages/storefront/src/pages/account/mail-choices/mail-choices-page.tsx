import { Trans, useLingui } from '@lingui/react'
import { pagePath } from '@shop/domain/link/page-link'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { useState } from 'react'
import { AccountFrame } from '../../../features/account/account-frame.tsx'
import { OwnMailChoices } from './own-mail-choices.tsx'

/** Newsletter, reminders, invitations to review, the language of mails, and cookies in one place. @see eu-duties C-27, C-32 */
export function MailChoicesPage() {
  const { i18n } = useLingui()
  // A proven mailbox brings what belongs to it: everything is loaded anew.
  const [proofs, setProofs] = useState(0)

  return (
    <AccountFrame
      here={pagePath('mailChoices')}
      title={i18n.t({ id: 'account.mailChoices', message: 'E-Mails und Cookies' })}
      lead={<Trans id="mailChoices.lead" message="Was hier geändert wird, gilt sofort." />}
      waiting={<Skeleton height="40rem" shape="lines" />}
    >
      {({ email }) => (
        <OwnMailChoices key={proofs} email={email} onProven={() => setProofs((now) => now + 1)} />
      )}
    </AccountFrame>
  )
}
