import { useLingui } from '@lingui/react'
import { PAGES } from '@shop/domain/link/pages'
import { useAtomValue } from 'jotai'
import Heart from 'lucide-react/icons/heart'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { accountPlaces } from '../../features/account/account-links.ts'
import { basketCountAtom } from '../../features/basket/basket-count.atoms.ts'
import { wishlistCountAtom } from '../../features/wishlist/wishlist.atoms.ts'
import { usePageHref, useShop, useShopPath } from '../../use-shop.ts'
import css from './account-page.module.css'
import { AccountTile } from './account-tile.tsx'

/** Ways to every page of the account that this shop has, and to what has been put aside. @see spec §2, §6 */
export function AccountTiles() {
  const { i18n } = useLingui()
  const shop = useShop()
  const path = useShopPath()
  const pageHref = usePageHref()
  const basketCount = useAtomValue(basketCountAtom)
  const wishlistCount = useAtomValue(wishlistCountAtom)

  return (
    <ul className={css.tiles}>
      {accountPlaces(i18n, shop)
        .filter((place) => place.path !== PAGES.account.path)
        .map((place) => (
          <AccountTile
            key={place.path}
            href={path(place.path)}
            icon={place.icon}
            title={place.label}
            note={place.note}
          />
        ))}
      {shop.features.wishlist ? (
        <AccountTile
          href={pageHref('wishlist')}
          icon={Heart}
          title={i18n.t({ id: 'header.wishlist', message: 'Wunschliste' })}
          count={wishlistCount}
        />
      ) : null}
      <AccountTile
        href={pageHref('basket')}
        icon={ShoppingBag}
        title={i18n.t({ id: 'header.basket', message: 'Warenkorb' })}
        count={basketCount}
      />
    </ul>
  )
}
