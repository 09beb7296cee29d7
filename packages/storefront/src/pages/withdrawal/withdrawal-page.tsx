import { Trans } from '@lingui/react'
import { PageWidth } from '@shop/ui/layout/page-width'
import { BesideContact } from '../../features/contact/beside-contact.tsx'
import css from '../../features/orders/orders.module.css'
import { usePageHref } from '../../use-shop.ts'
import { WithdrawalForm } from './withdrawal-form.tsx'

/** Withdraws from a contract, without an account and without a reason. @see eu-duties C-01 */
export function WithdrawalPage() {
  const pageHref = usePageHref()

  return (
    <PageWidth>
      <div className={css.page}>
        <BesideContact>
          <div className={css.form}>
            <header className={css.head}>
              <h1 className={css.title}>
                <Trans id="withdrawal.title" message="Vertrag widerrufen" />
              </h1>
              <p className={css.lead}>
                <Trans
                  id="withdrawal.lead"
                  message="Widerrufen können Sie innerhalb von 14 Tagen nach der Ankunft, ohne Anmeldung und ohne Grund. Wie lange welche Ware zurückgeht, steht im <0>Widerrufsrecht</0>."
                  // biome-ignore lint/a11y/useAnchorContent: the words come with the message
                  components={[<a key="rights" href={pageHref('withdrawalTerms')} />]}
                />
              </p>
            </header>
            <WithdrawalForm />
            <p className={css.quiet}>
              <Trans
                id="withdrawal.account"
                message="Mit Konto oder Link per E-Mail können Sie einzelne Artikel wählen: <0>Bestellung finden</0>."
                // biome-ignore lint/a11y/useAnchorContent: the words come with the message
                components={[<a key="order" href={pageHref('orderLookup')} />]}
              />
            </p>
          </div>
        </BesideContact>
      </div>
    </PageWidth>
  )
}
