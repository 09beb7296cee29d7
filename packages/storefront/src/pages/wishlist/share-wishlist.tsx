import { Trans, useLingui } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import { TextField } from '@shop/ui/text-field/text-field'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { showToastAtom } from '../../features/toasts/toasts.atoms.ts'
import { shareWishlistAtom } from '../../features/wishlist/wish-actions.atoms.ts'
import { useShopPath } from '../../shell/use-shop.ts'
import css from './wishlist-page.module.css'

/** Shares the list by a link that can be taken back. The token stands behind the hash, so that no log ever holds it. */
export function ShareWishlist({ token }: { token: string | null }) {
  const { i18n } = useLingui()
  const path = useShopPath()
  const share = useSetAtom(shareWishlistAtom)
  const showToast = useSetAtom(showToastAtom)
  const [isBusy, setIsBusy] = useState(false)
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(location.origin), [])
  const link = `${origin}${path('/wunschliste/geteilt/')}#${token}`

  const change = async (isShared: boolean) => {
    setIsBusy(true)
    await share(isShared).catch(() =>
      showToast({
        type: 'error',
        message: i18n.t({
          id: 'problem.failed',
          message: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
        }),
      }),
    )
    setIsBusy(false)
  }

  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () =>
        showToast({ type: 'success', message: i18n.t({ id: 'wishlist.copied', message: 'Link kopiert' }) }),
      // A browser that refuses leaves the link to be marked by hand.
      () => document.getElementById('wishlist-link')?.focus(),
    )

  return (
    <section className={css.share} aria-labelledby="share-title">
      <h2 id="share-title" className={css.shareTitle}>
        <Trans id="wishlist.shareTitle" message="Liste teilen" />
      </h2>
      <p className={css.shareText}>
        <Trans
          id="wishlist.shareText"
          message="Wer den Link hat, sieht die Artikel auf dieser Liste, immer wie sie gerade ist. Name und Adresse stehen nicht darauf, und der Link lässt sich jederzeit zurücknehmen."
        />
      </p>
      {token === null ? (
        <Button kind="secondary" isBusy={isBusy} onClick={() => void change(true)}>
          <Trans id="wishlist.share" message="Link erstellen" />
        </Button>
      ) : (
        <div className={css.shareRow}>
          <div className={css.shareField}>
            <TextField
              id="wishlist-link"
              name="wishlist-link"
              type="url"
              readOnly
              required
              label={i18n.t({ id: 'wishlist.link', message: 'Link zur Liste' })}
              value={link}
            />
          </div>
          <Button onClick={() => void copy()}>
            <Trans id="wishlist.copy" message="Kopieren" />
          </Button>
          <Button kind="secondary" isBusy={isBusy} onClick={() => void change(false)}>
            <Trans id="wishlist.unshare" message="Zurücknehmen" />
          </Button>
        </div>
      )}
    </section>
  )
}
