import { Trans } from '@lingui/react'
import { pagePath } from '@shop/domain/link/page-link'
import { redirectTarget } from '@shop/domain/link/redirect-target'
import { PageWidth } from '@shop/ui/layout/page-width'
import css from '../../features/auth/auth-page.module.css'
import { NeedsScript } from '../../features/auth/needs-script.tsx'
import { usePageHref } from '../../use-shop.ts'
import { loginRoute } from './login-route.ts'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useGoOn } from './use-go-on.ts'

/** Sign in or make an account; afterwards the shopper goes on to where the way was interrupted. */
export function LoginPage() {
  const { redirect } = loginRoute.useSearch()
  const pageHref = usePageHref()
  useGoOn(redirectTarget(redirect, pagePath('account')))

  return (
    <PageWidth>
      <div className={css.page}>
        <h1 className={css.title}>
          <Trans id="login.title" message="Anmelden oder Konto anlegen" />
        </h1>
        <NeedsScript />
        <div className={css.columns}>
          <section className={css.part} aria-labelledby="login-part">
            <h2 className={css.subtitle} id="login-part">
              <Trans id="login.known" message="Mit Konto" />
            </h2>
            <SignInForm />
          </section>
          <section className={css.part} aria-labelledby="register-part">
            <h2 className={css.subtitle} id="register-part">
              <Trans id="login.new" message="Neu hier" />
            </h2>
            <p className={css.lead}>
              <Trans
                id="register.lead"
                message="Mit einem Konto bleiben Ihr Warenkorb und Ihre Wunschliste erhalten, auf jedem Gerät."
              />
            </p>
            <RegisterForm />
          </section>
        </div>
        <p className={css.lead}>
          <Trans
            id="login.dataExport"
            message="Als Gast bestellt? Was wir gespeichert haben, zeigt Ihnen die <0>Datenauskunft</0>."
            // biome-ignore lint/a11y/useAnchorContent: the words come with the message
            components={[<a key="export" href={pageHref('dataExport')} />]}
          />
        </p>
      </div>
    </PageWidth>
  )
}
