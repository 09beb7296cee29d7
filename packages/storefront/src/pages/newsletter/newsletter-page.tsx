import { Trans, useLingui } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import { ButtonLink } from '@shop/ui/button/button-link'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { PageWidth } from '@shop/ui/layout/page-width'
import Mail from 'lucide-react/icons/mail'
import { usePageHref, useShop } from '../../use-shop.ts'
import { newsletterRoute } from './newsletter-route.ts'
import { newsletterStepText } from './newsletter-step-text.ts'
import { newsletterStepTitle } from './newsletter-step-title.ts'
import { isNewsletterStep } from './newsletter-steps.ts'

/** Asks by a form that needs no script: the link's token waits in a cookie that only the form's address gets. */
export function NewsletterPage() {
  const { i18n } = useLingui()
  const { locale } = useShop()
  const pageHref = usePageHref()
  const { step } = newsletterRoute.useParams()
  if (!isNewsletterStep(step)) return null
  const action = step === 'bestaetigen' ? 'confirm' : step === 'abmelden' ? 'unsubscribe' : null

  return (
    <PageWidth size="reading">
      <EmptyState
        level={1}
        icon={Mail}
        title={newsletterStepTitle(i18n, step)}
        text={newsletterStepText(i18n, step)}
      >
        {action === null ? (
          <ButtonLink href={pageHref(step === 'abgelaufen' ? 'orderNewsletter' : 'home')}>
            {step === 'abgelaufen' ? (
              <Trans id="newsletter.again" message="Newsletter abonnieren" />
            ) : (
              <Trans id="basket.startShopping" message="Weiter einkaufen" />
            )}
          </ButtonLink>
        ) : (
          <form method="post" action={`/api/newsletter/${action}/?locale=${locale}`}>
            <Button type="submit">
              {action === 'confirm' ? (
                <Trans id="newsletter.confirm" message="Ja, abonnieren" />
              ) : (
                <Trans id="newsletter.leave" message="Ja, abmelden" />
              )}
            </Button>
          </form>
        )}
      </EmptyState>
    </PageWidth>
  )
}
