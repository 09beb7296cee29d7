import { Trans } from '@lingui/react'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { ButtonLink } from '../button/button-link.tsx'
import css from './empty-basket.module.css'

type EmptyBasketProps = {
  homeHref: string /** null where the shop has no wishlist. */
  wishlistHref: string | null
}

/** A basket without anything in it, and two ways on. */
export function EmptyBasket({ homeHref, wishlistHref }: EmptyBasketProps) {
  return (
    <div className={css.empty}>
      <ShoppingBag size={40} strokeWidth={1.25} aria-hidden="true" />
      <h1>
        <Trans id="basket.empty" message="Der Warenkorb ist noch leer" />
      </h1>
      <p className={css.text}>
        <Trans
          id="basket.emptyText"
          message="Was hineingelegt wird, bleibt hier liegen, auch beim nächsten Besuch."
        />
      </p>
      <div className={css.links}>
        <ButtonLink href={homeHref}>
          <Trans id="basket.startShopping" message="Stöbern" />
        </ButtonLink>
        {wishlistHref ? (
          <ButtonLink kind="secondary" href={wishlistHref}>
            <Trans id="basket.toWishlist" message="Zur Wunschliste" />
          </ButtonLink>
        ) : null}
      </div>
    </div>
  )
}
