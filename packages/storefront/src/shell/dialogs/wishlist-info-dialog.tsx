import { Trans, useLingui } from '@lingui/react'
import { ButtonLink } from '@shop/ui/button/button-link'
import { useAtomValue } from 'jotai'
import { ShopDialog } from '../../features/dialogs/shop-dialog.tsx'
import { userAtom } from '../../features/session/session.atoms.ts'
import { usePageHref } from '../../use-shop.ts'
import type { StackedDialogProps } from './dialog-host.tsx'
import css from './text.module.css'

/** What the wishlist keeps, for how long, and for whom. */
export default function WishlistInfoDialog(stacked: StackedDialogProps) {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const isSignedIn = useAtomValue(userAtom)?.loggedIn ?? false

  return (
    <ShopDialog
      name="wishlistMoreInfo"
      title={i18n.t({ id: 'wishlist.infoTitle', message: 'So funktioniert die Wunschliste' })}
      acceptLabel={i18n.t({ id: 'dialog.understood', message: 'Verstanden' })}
      {...stacked}
      footer={
        isSignedIn ? null : (
          <ButtonLink kind="secondary" href={pageHref('login')} onClick={stacked.onClose}>
            <Trans id="login.submit" message="Anmelden" />
          </ButtonLink>
        )
      }
    >
      <div className={css.text}>
        <p>
          <Trans
            id="wishlist.infoHeart"
            message="Das Herz an jedem Artikel legt ihn auf Ihre Liste, ein zweiter Druck nimmt ihn wieder herunter. Preise und Lieferzeiten sind immer die von heute; reserviert ist nichts."
          />
        </p>
        <p>
          {isSignedIn ? (
            <Trans
              id="wishlist.infoSignedIn"
              message="Die Liste gehört zu Ihrem Kundenkonto und ist auf jedem Gerät dieselbe."
            />
          ) : (
            <Trans
              id="wishlist.infoGuest"
              message="Ohne Anmeldung kennt nur dieser Browser Ihre Liste. Melden Sie sich an, haben Sie sie auf jedem Gerät."
            />
          )}
        </p>
      </div>
    </ShopDialog>
  )
}
