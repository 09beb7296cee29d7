import { Trans, useLingui } from '@lingui/react'
import { pagePath } from '@shop/domain/link/page-link'
import { ButtonLink } from '@shop/ui/button/button-link'
import { ChoiceCard, ChoiceGroup } from '@shop/ui/checkout/choice/choice-card'
import { PageWidth } from '@shop/ui/layout/page-width'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useRouteContext } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import css from '../../features/auth/auth-page.module.css'
import { NeedsScript } from '../../features/auth/needs-script.tsx'
import { useIsOfServer } from '../../hydration/is-of-server.ts'
import { CheckoutFrame } from '../../shell/checkout-frame.tsx'
import { usePageHref, useShop } from '../../use-shop.ts'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useGoOn } from './use-go-on.ts'

const ExpressOffer = lazyPart(() =>
  import('../../features/checkout/express-offer.tsx').then((part) => ({ default: part.ExpressOffer })),
)

type View = 'login' | 'register' | 'guest'

/** Three ways to the checkout, of which the shop says the first. @see spec §2, §9 "Checkout login first view" */
export function CheckoutLoginPage() {
  return (
    <CheckoutFrame>
      <CheckoutLogin />
    </CheckoutFrame>
  )
}

function CheckoutLogin() {
  const { i18n } = useLingui()
  const { checkoutLoginFirstView, features } = useShop()
  const pageHref = usePageHref()
  const [view, setView] = useState<View>(checkoutLoginFirstView)
  const { expressWallets } = useRouteContext({ from: '__root__' })
  const isOfServer = useIsOfServer()
  useGoOn(pagePath('checkout'))

  const choice = (value: View, label: string, note: string) => (
    <ChoiceCard
      name="way"
      value={value}
      label={label}
      note={note}
      isChosen={view === value}
      onChoose={() => setView(value)}
    />
  )

  return (
    <PageWidth size="form">
      <div className={css.page}>
        <h1 className={css.title}>
          <Trans id="checkout.title" message="Kasse" />
        </h1>
        <NeedsScript />
        <ChoiceGroup legend={i18n.t({ id: 'checkoutLogin.legend', message: 'Wie möchten Sie bestellen?' })}>
          {choice(
            'login',
            i18n.t({ id: 'login.known', message: 'Mit Konto' }),
            i18n.t({ id: 'checkoutLogin.loginNote', message: 'Anmelden und weiter zur Kasse' }),
          )}
          {choice(
            'guest',
            i18n.t({ id: 'checkoutLogin.guest', message: 'Als Gast' }),
            i18n.t({ id: 'checkoutLogin.guestNote', message: 'Ohne Konto und ohne Passwort' }),
          )}
          {choice(
            'register',
            i18n.t({ id: 'login.new', message: 'Neu hier' }),
            i18n.t({ id: 'checkoutLogin.registerNote', message: 'Konto anlegen und weiter zur Kasse' }),
          )}
        </ChoiceGroup>
        {view === 'login' ? <SignInForm /> : null}
        {view === 'register' ? <RegisterForm /> : null}
        {view === 'guest' || (view === 'login' && features.checkoutLoginGoToGuestBtn) ? (
          <ButtonLink
            href={pageHref('checkout', { way: 'guest' })}
            kind={view === 'guest' ? 'primary' : 'secondary'}
            wide
          >
            <Trans id="checkoutLogin.goToGuest" message="Als Gast bestellen" />
          </ButtonLink>
        ) : null}
        {view !== 'register' && expressWallets.length > 0 && !isOfServer ? (
          <Suspense fallback={null}>
            <ExpressOffer from="checkout" />
          </Suspense>
        ) : null}
      </div>
    </PageWidth>
  )
}
