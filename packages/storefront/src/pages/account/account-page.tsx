import { Trans, useLingui } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import { PageWidth } from '@shop/ui/layout/page-width'
import { useAtomValue } from 'jotai'
import Heart from 'lucide-react/icons/heart'
import LogOut from 'lucide-react/icons/log-out'
import MessageCircle from 'lucide-react/icons/message-circle'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { basketCountAtom } from '../../features/basket/basket.atoms.ts'
import { wishlistCountAtom } from '../../features/wishlist/wishlist.atoms.ts'
import { useShop, useShopPath } from '../../shell/use-shop.ts'
import css from './account-page.module.css'
import { AccountTile } from './account-tile.tsx'
import { AccountWaiting } from './account-waiting.tsx'
import { useAccount } from './use-account.ts'

/** Who is signed in, and ways to everything that is theirs. */
export function AccountPage() {
  const { i18n } = useLingui()
  const { features } = useShop()
  const path = useShopPath()
  const account = useAccount('/konto/')
  const { user, state, logOut } = account
  const basketCount = useAtomValue(basketCountAtom)
  const wishlistCount = useAtomValue(wishlistCountAtom)

  if (!user)
    return (
      <AccountWaiting account={account} title={i18n.t({ id: 'header.account', message: 'Mein Konto' })} />
    )

  return (
    <PageWidth>
      <div className={css.page}>
        <h1 className={css.title}>
          <Trans
            id="account.greeting"
            message="Guten Tag, {name}"
            values={{ name: `${user.firstName} ${user.lastName}` }}
          />
        </h1>
        <dl className={css.facts}>
          {user.customerNo ? (
            <div>
              <dt>
                <Trans id="account.customerNo" message="Kundennummer" />
              </dt>
              <dd>{user.customerNo}</dd>
            </div>
          ) : null}
          <div>
            <dt>
              <Trans id="checkout.email" message="E-Mail-Adresse" />
            </dt>
            <dd>{user.email}</dd>
          </div>
        </dl>
        <ul className={css.tiles}>
          {features.wishlist ? (
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
          <AccountTile
            href={path('/konto/kontakt/')}
            icon={MessageCircle}
            title={i18n.t({ id: 'contact.title', message: 'Kontakt' })}
          />
        </ul>
        <div className={css.end}>
          <Button
            kind="secondary"
            icon={<LogOut size={20} strokeWidth={1.5} aria-hidden="true" />}
            isBusy={state === 'leaving'}
            onClick={logOut}
          >
            <Trans id="account.logout" message="Abmelden" />
          </Button>
          <p className={css.problem} role="alert">
            {state === 'logoutFailed'
              ? i18n.t({
                  id: 'account.logoutFailed',
                  message: 'Das Abmelden hat nicht geklappt. Bitte noch einmal versuchen.',
                })
              : ''}
          </p>
        </div>
      </div>
    </PageWidth>
  )
}
