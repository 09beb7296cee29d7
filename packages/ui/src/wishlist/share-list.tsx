import { Trans, useLingui } from '@lingui/react'
import { useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import css from './share-list.module.css'

type ShareListProps = {
  /** The link to the list; null while it is not shared. */
  link: string | null
  isBusy: boolean
  /** Who sees what; that of the wishlist when it is absent. */
  text?: string
  onShare: () => void
  onCopy: () => void
  onTakeBack: () => void
}

/** The field with the link: a browser that does not copy leaves it to be marked by hand. */
export const SHARED_LINK_ID = 'wishlist-link'

const SHARE_ID = 'wishlist-share'

/** Shares a wishlist by a link, and takes the link back. */
export function ShareList({ link, isBusy, text, onShare, onCopy, onTakeBack }: ShareListProps) {
  const { i18n } = useLingui()
  const wasPressed = useRef(false)
  const isShared = link !== null

  // The pressed button goes away with what it did: the focus goes on to what stands in its place.
  useEffect(() => {
    if (!wasPressed.current) return
    wasPressed.current = false
    if (document.activeElement === document.body)
      document.getElementById(isShared ? SHARED_LINK_ID : SHARE_ID)?.focus()
  }, [isShared])

  const press = (act: () => void) => () => {
    wasPressed.current = true
    act()
  }

  return (
    <section className={css.share} aria-labelledby="share-title">
      <h2 id="share-title" className={css.title}>
        <Trans id="wishlist.shareTitle" message="Liste teilen" />
      </h2>
      <p className={css.text}>
        {text ?? (
          <Trans
            id="wishlist.shareText"
            message="Wer den Link hat, sieht die Artikel auf Ihrer Liste, immer wie sie gerade ist. Ihr Name und Ihre Adresse stehen nicht darauf, und Sie können den Link jederzeit zurücknehmen."
          />
        )}
      </p>
      {link === null ? (
        <Button id={SHARE_ID} kind="secondary" isBusy={isBusy} onClick={press(onShare)}>
          <Trans id="wishlist.share" message="Link erstellen" />
        </Button>
      ) : (
        <div className={css.row}>
          <div className={css.field}>
            <TextField
              id={SHARED_LINK_ID}
              name={SHARED_LINK_ID}
              type="url"
              readOnly
              required
              label={i18n.t({ id: 'wishlist.link', message: 'Link zur Liste' })}
              value={link}
            />
          </div>
          <Button onClick={onCopy}>
            <Trans id="wishlist.copy" message="Kopieren" />
          </Button>
          <Button kind="secondary" isBusy={isBusy} onClick={press(onTakeBack)}>
            <Trans id="wishlist.unshare" message="Zurücknehmen" />
          </Button>
        </div>
      )}
    </section>
  )
}
