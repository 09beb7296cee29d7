import { Trans, useLingui } from '@lingui/react'
import type { Api } from '@shop/api-client/contract/define-call'
import { pagePath } from '@shop/domain/link/page-link'
import { fixedPart, PAGES } from '@shop/domain/link/pages'
import { BalanceStatement } from '@shop/ui/account/balance/balance-statement'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { OwnPart } from '../../features/account/own-part.tsx'
import { useOwn } from '../../features/session/use-own.ts'
import { useShop, useShopPath } from '../../use-shop.ts'

async function ownBalance(api: Api) {
  const { loadBalance } = await import('@shop/api-client/contract/user-balance')
  return api(loadBalance, {})
}

/** What there is to spend, and how it came to that. @see spec §2 "/konto/balance/" */
export function BalancePage() {
  const { i18n } = useLingui()

  return (
    <AccountFrame
      here={pagePath('balance')}
      title={i18n.t({ id: 'account.balance', message: 'Guthaben' })}
      lead={
        <Trans
          id="balance.lead"
          message="Gutschriften des Shops. Sie können damit an der Kasse bezahlen, auch zum Teil."
        />
      }
      waiting={<BalanceWaiting />}
    >
      {() => <Balance />}
    </AccountFrame>
  )
}

function Balance() {
  const { features } = useShop()
  const path = useShopPath()
  const balance = useOwn(ownBalance)

  return (
    <OwnPart own={balance} waiting={<BalanceWaiting />}>
      {(known) => (
        <BalanceStatement
          {...known}
          ordersHref={features.accountOrders ? path(fixedPart(PAGES.order)) : null}
        />
      )}
    </OwnPart>
  )
}

function BalanceWaiting() {
  return (
    <>
      <Skeleton height="6.5rem" shape="lines" />
      <Skeleton height="14rem" shape="lines" />
    </>
  )
}
