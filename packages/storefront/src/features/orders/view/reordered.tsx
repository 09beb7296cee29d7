import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import type { Reordered as Outcome } from '@shop/api-client/contract/user-orders'
import { ButtonLink } from '@shop/ui/button/button-link'
import { namedProblem } from '@shop/ui/form/named-problem.ts'
import { usePageHref, useShopPath } from '../../../use-shop.ts'
import css from '../orders.module.css'

export type ReorderedProps = { outcome: Outcome }

/** What came into the basket, and what did not and why. */
export function Reordered({ outcome: { units, missing } }: ReorderedProps) {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const path = useShopPath()

  return (
    <div className={css.box} role="status">
      <p>
        <Trans
          id="reorder.units"
          message="{units, plural, =0 {Zurzeit vergriffen.} one {Ein Stück liegt im Warenkorb, zum Preis von heute.} other {# Stück liegen im Warenkorb, zum Preis von heute.}}"
          values={{ units }}
        />
      </p>
      {missing.length > 0 ? (
        <ul className={css.plain}>
          {missing.map(({ name, variantId, quantity, reason, href }) => {
            const words = namedProblem(i18n, `${quantity} × ${name}`, reasonWords(i18n, reason))
            return (
              <li key={variantId}>
                {reason === 'readFirst' ? (
                  <a className={css.link} href={path(href)}>
                    {words}
                  </a>
                ) : (
                  words
                )}
              </li>
            )
          })}
        </ul>
      ) : null}
      {units > 0 ? (
        <ButtonLink href={pageHref('basket')} kind="secondary">
          <Trans id="checkout.backToBasket" message="Zum Warenkorb" />
        </ButtonLink>
      ) : null}
    </div>
  )
}

function reasonWords(i18n: I18n, reason: Outcome['missing'][number]['reason']): string {
  switch (reason) {
    case 'gone':
      return i18n.t({ id: 'reorder.gone', message: 'nicht mehr im Sortiment' })
    case 'soldOut':
      return i18n.t({ id: 'reorder.soldOut', message: 'zurzeit vergriffen' })
    case 'recalled':
      return i18n.t({ id: 'reorder.recalled', message: 'wurde zurückgerufen und wird nicht mehr verkauft' })
    case 'fewer':
      return i18n.t({ id: 'reorder.fewer', message: 'so viele sind nicht mehr da' })
    case 'textDoesNotFit':
      return i18n.t({ id: 'reorder.text', message: 'bitte beschriften Sie ihn neu, auf der Artikelseite' })
    case 'readFirst':
      return i18n.t({
        id: 'reorder.readFirst',
        message: 'hat Warnhinweise, bitte wählen Sie es auf seiner Seite',
      })
    case 'basketFull':
      return i18n.t({ id: 'reorder.full', message: 'der Warenkorb ist voll' })
  }
}
