import { Trans } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import { useRouteContext } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { openConsentAtom } from '../../../features/consent/consent.atoms.ts'
import css from '../account-form.module.css'

const OPENER_ID = 'cookie-choice-open'

/** The way to what this browser may keep; nothing where the shop asks for nothing. @see eu-duties C-27 */
export function CookieChoice() {
  const { setup } = useRouteContext({ from: '__root__' })
  const open = useSetAtom(openConsentAtom)

  if (setup === null) return null
  return (
    <section className={css.part} aria-labelledby="cookie-choice-title">
      <h2 className={css.subtitle} id="cookie-choice-title">
        <Trans id="mailChoices.cookies" message="Cookies" />
      </h2>
      <p className={css.lead}>
        <Trans
          id="mailChoices.cookiesText"
          message="Was Statistik, Werbung und Inhalte anderer dürfen, gilt für diesen Browser, nicht für das Konto."
        />
      </p>
      <div className={css.actions}>
        <Button id={OPENER_ID} kind="secondary" aria-haspopup="dialog" onClick={() => open(OPENER_ID)}>
          <Trans id="mailChoices.openCookies" message="Cookie-Einstellungen öffnen" />
        </Button>
      </div>
    </section>
  )
}
