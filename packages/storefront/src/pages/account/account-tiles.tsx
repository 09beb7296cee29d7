import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import Heart from 'lucide-react/icons/heart'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { basketCountAtom } from '../../features/basket/basket.atoms.ts'
import { wishlistCountAtom } from '../../features/wishlist/wishlist.atoms.ts'
import { useShop, useShopPath } from '../../shell/use-shop.ts'
import { ACCOUNT_PATH, accountPlaces } from './account-links.ts'
import css from './account-page.module.css'
import { AccountTile } from './account-tile.tsx'

/** Ways to every page of the account that this shop has, and to what has been put aside. @see spec §2, §6 */
export function AccountTiles() {
  const { i18n } = useLingui()
  const shop = useShop()
  const path = useShopPath()
  const basketCount = useAtomValue(basketCountAtom)
  const wishlistCount = useAtomValue(wishlistCountAtom)

  return (
    <ul className={css.tiles}>
      {accountPlaces(i18n, shop)
        .filter((place) => place.path !== ACCOUNT_PATH)
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
          href={path('/wunschliste/')}
          icon={Heart}
          title={i18n.t({ id: 'header.wishlist', message: 'Wunschliste' })}
          count={wishlistCount}
        />
      ) : null}
      <AccountTile
        href={path('/warenkorb/')}
        icon={ShoppingBag}
        title={i18n.t({ id: 'header.basket', message: 'Warenkorb' })}
        count={basketCount}
      />
    </ul>
  )
}
