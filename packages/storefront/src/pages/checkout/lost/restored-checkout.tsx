import { Trans } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { restoredCheckoutAtom } from '../../../features/checkout/lost-checkout.atoms.ts'
import css from '../checkout-page.module.css'

/** What is back in the basket after a session was over, and what is not; takes the focus of the button that is gone. */
export function RestoredCheckoutNotice() {
  const restored = useAtomValue(restoredCheckoutAtom)
  const notice = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (restored) notice.current?.focus()
  }, [restored])

  if (!restored) return null
  const { missing, hadCodes } = restored
  return (
    <div ref={notice} className={css.alert} role="status" tabIndex={-1}>
      {missing.length > 0 ? (
        <>
          <p>
            <Trans id="checkout.notRestored" message="Diese Artikel konnten wir nicht zurücklegen:" />
          </p>
          <ul>
            {[...new Set(missing)].map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          <Trans id="checkout.restored" message="Ihre Artikel liegen wieder im Warenkorb." />
        </p>
      )}
      {hadCodes ? (
        <p>
          <Trans
            id="checkout.codesAgain"
            message="Gutscheine und Geschenkkarten geben Sie bitte noch einmal ein."
          />
        </p>
      ) : null}
    </div>
  )
}
