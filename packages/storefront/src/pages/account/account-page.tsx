import { Trans, useLingui } from '@lingui/react'
import { pagePath } from '@shop/domain/link/page-link'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { LogOutButton } from '../../features/account/log-out-button.tsx'
import { useShop } from '../../use-shop.ts'
import css from './account-page.module.css'
import { AccountTiles } from './account-tiles.tsx'
import { LastOrder } from './last-order.tsx'

/** Who is signed in, the last order, and ways to everything that is theirs. @see product §8 "Account" */
export function AccountPage() {
  const { i18n } = useLingui()
  const { features } = useShop()

  return (
    <AccountFrame
      here={pagePath('account')}
      title={i18n.t({ id: 'header.account', message: 'Mein Konto' })}
      back={null}
    >
      {({ firstName, lastName, email, customerNo }) => (
        <>
          <div className={css.person}>
            <p className={css.greeting}>
              <Trans
                id="account.greeting"
                message="Guten Tag, {name}"
                values={{ name: `${firstName} ${lastName}` }}
              />
            </p>
            <p className={css.facts}>
              <span>{email}</span>
              {customerNo ? (
                <span>
                  <Trans
                    id="account.customerNumber"
                    message="Kundennummer {number}"
                    values={{ number: customerNo }}
                  />
                </span>
              ) : null}
            </p>
          </div>
          {features.accountOrders ? <LastOrder /> : null}
          <AccountTiles />
          <div className={css.end}>
            <LogOutButton kind="secondary" />
          </div>
        </>
      )}
    </AccountFrame>
  )
}
