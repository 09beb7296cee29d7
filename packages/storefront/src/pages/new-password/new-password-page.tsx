import { Trans, useLingui } from '@lingui/react'
import { ButtonLink } from '@shop/ui/button/button-link'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { PageWidth } from '@shop/ui/layout/page-width'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import formCss from '../../features/auth/auth-form.module.css'
import css from '../../features/auth/auth-page.module.css'
import { useCarriedAlongToast } from '../../features/auth/use-carried-along-toast.ts'
import { useEnterPage } from '../../features/auth/use-enter-page.ts'
import { NeedsScript } from '../../shell/needs-script.tsx'
import { usePageHref } from '../../use-shop.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { newPasswordRoute } from './new-password-route.ts'

/**
 * Sets a new password with the link of a mail, and goes on to the account. The server does not see the link's secret
 * when it renders the page, so the browser checks for one.
 */
export function NewPasswordPage() {
  const { hash = '' } = newPasswordRoute.useSearch()
  const isReady = useHydrated()
  const pageHref = usePageHref()
  const enterPage = useEnterPage()
  const showCarriedAlong = useCarriedAlongToast()
  const [isExpired, setIsExpired] = useState(false)

  if (isExpired || (isReady && hash === '')) return <ExpiredLink />
  return (
    <PageWidth size="form">
      <div className={css.page}>
        <h1 className={css.title}>
          <Trans id="newPassword.title" message="Neues Passwort festlegen" />
        </h1>
        <p className={css.lead}>
          <Trans
            id="newPassword.lead"
            message="Danach sind Sie gleich angemeldet. Auf allen anderen Geräten endet die Anmeldung."
          />
        </p>
        <NeedsScript>
          <Trans id="contact.needsScript" message="Zum Absenden brauchen Sie JavaScript." />
        </NeedsScript>
        <NewPasswordForm
          hash={hash}
          onDone={() => {
            void showCarriedAlong()
            enterPage(pageHref('account'))
          }}
          onExpired={() => setIsExpired(true)}
        />
      </div>
    </PageWidth>
  )
}

function ExpiredLink() {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const answer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    answer.current?.focus()
  }, [])

  return (
    <PageWidth size="form">
      <div ref={answer} className={formCss.answer} tabIndex={-1} role="alert">
        <EmptyState
          level={1}
          title={i18n.t({ id: 'newPassword.expiredTitle', message: 'Dieser Link gilt nicht mehr' })}
          text={i18n.t({
            id: 'newPassword.expired',
            message:
              'Ein Link gilt 60 Minuten und nur einmal. Unter „Passwort vergessen?“ können Sie einen neuen anfordern.',
          })}
        >
          <ButtonLink href={pageHref('login')}>
            <Trans id="newPassword.toLogin" message="Zur Anmeldung" />
          </ButtonLink>
        </EmptyState>
      </div>
    </PageWidth>
  )
}
