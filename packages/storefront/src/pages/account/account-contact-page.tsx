import { useLingui } from '@lingui/react'
import { ContactPage } from '../contact/contact-page.tsx'
import { AccountWaiting } from './account-waiting.tsx'
import { useAccount } from './use-account.ts'

/** The contact page for customers: the same words, name and address filled in where the shop wants it. */
export function AccountContactPage() {
  const { i18n } = useLingui()
  const account = useAccount('/konto/kontakt/')

  if (!account.user)
    return <AccountWaiting account={account} title={i18n.t({ id: 'contact.title', message: 'Kontakt' })} />
  return <ContactPage />
}
