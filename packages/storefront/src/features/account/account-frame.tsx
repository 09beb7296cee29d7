import { Trans, useLingui } from '@lingui/react'
import { pagePath } from '@shop/domain/link/page-link'
import type { User } from '@shop/domain/user/user'
import { AccountLayout } from '@shop/ui/account/account-layout'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import type { ReactNode } from 'react'
import { useShop, useShopPath } from '../../use-shop.ts'
import css from './account-frame.module.css'
import { accountPlaces } from './account-links.ts'
import { LogOutButton } from './log-out-button.tsx'
import { TryAgain } from './try-again.tsx'
import { useAccount } from './use-account.ts'

type AccountFrameProps = {
  /** This page without its locale, with its search where it has one: the sign-in returns to it. */
  here: string
  title: string
  lead?: ReactNode
  /** One step up on small screens; the start of the account when it is not named. */
  back?: { path: string; label: string } | null
  /** Placeholder of the content until the user is loaded. */
  waiting?: ReactNode
  /** Asked for as soon as it is known that a customer is here. */
  children: (user: User) => ReactNode
}

/**
 * The frame of every account page: title, ways to the others, and the states in which there is no page to show yet.
 * Who is not signed in goes to the sign-in and comes back. @see spec §2, §4 "Session"
 */
export function AccountFrame({ here, title, lead, back, waiting, children }: AccountFrameProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const path = useShopPath()
  const { user, isFailed, retry } = useAccount(here)
  const [page = here] = here.split('?')
  const links = accountPlaces(i18n, shop).map(({ path: place, label, icon, below }) => ({
    href: path(place),
    label,
    icon,
    isCurrent: place === page || (below !== undefined && page.startsWith(below)),
  }))
  const up =
    back === undefined
      ? { path: pagePath('account'), label: i18n.t({ id: 'header.account', message: 'Mein Konto' }) }
      : back

  return (
    <AccountLayout
      title={title}
      lead={lead}
      links={links}
      back={up && { href: path(up.path), label: up.label }}
      end={user ? <LogOutButton /> : null}
    >
      {user ? (
        children(user)
      ) : isFailed ? (
        <TryAgain onRetry={retry} />
      ) : (
        <>
          <div className={css.waiting} aria-busy="true">
            {waiting ?? <Skeleton height="16rem" shape="lines" />}
          </div>
          <noscript>
            <p>
              <Trans id="account.needsScript" message="Das Konto braucht JavaScript." />
            </p>
          </noscript>
        </>
      )}
    </AccountLayout>
  )
}
