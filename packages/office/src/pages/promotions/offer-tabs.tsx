import { Trans, useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { useShop } from '../../client/use-shop.ts'
import styles from '../../parts/ways/ways.module.css'

/** The ways among what makes orders cheaper. */
export function OfferTabs() {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  return (
    <nav className={styles.tabs} aria-label={i18n.t({ id: 'offer.tabs', message: 'Promotions' })}>
      {may('promotions.read') && (
        <>
          <Link to="/$shop/promotions" params={{ shop }} className={styles.tab}>
            <Trans id="offer.title" message="Promotions" />
          </Link>
          <Link to="/$shop/vouchers" params={{ shop }} className={styles.tab}>
            <Trans id="vouchers.title" message="Vouchers" />
          </Link>
        </>
      )}
      {may('giftcards.read') && (
        <Link to="/$shop/gift-cards" params={{ shop }} className={styles.tab}>
          <Trans id="giftCards.title" message="Gift cards" />
        </Link>
      )}
    </nav>
  )
}
