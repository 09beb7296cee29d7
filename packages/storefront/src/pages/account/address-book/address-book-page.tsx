import { Trans, useLingui } from '@lingui/react'
import { pagePath } from '@shop/domain/link/page-link'
import { MAX_ADDRESSES } from '@shop/domain/user/max-addresses'
import { AccountFrame } from '../../../features/account/account-frame.tsx'
import { AddressBook } from './address-book.tsx'
import { AddressesWaiting } from './addresses-waiting.tsx'

/** Where parcels and bills may go. @see spec §2 "/konto/adressbuch/" */
export function AddressBookPage() {
  const { i18n } = useLingui()

  return (
    <AccountFrame
      here={pagePath('addressBook')}
      title={i18n.t({ id: 'account.addresses', message: 'Adressbuch' })}
      lead={
        <Trans
          id="addresses.lead"
          message="Speichern Sie bis zu {most} Adressen. Frühere Bestellungen bleiben unverändert."
          values={{ most: MAX_ADDRESSES }}
        />
      }
      waiting={<AddressesWaiting />}
    >
      {(user) => <AddressBook user={user} />}
    </AccountFrame>
  )
}
