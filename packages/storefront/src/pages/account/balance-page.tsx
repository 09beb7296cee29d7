import { Trans, useLingui } from '@lingui/react'
import type { Api } from '@shop/api-client/contract/define-call'
import { BalanceStatement } from '@shop/ui/account/balance-statement'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { useOwn } from '../../features/session/use-own.ts'
import { useShop, useShopPath } from '../../shell/use-shop.ts'
import { AccountFrame } from './account-frame.tsx'
import { OwnPart } from './own-part.tsx'

async function ownBalance(api: Api) {
  const { loadBalance } = await import('@shop/api-client/contract/user-balance')
  return api(loadBalance, {})
}

/** What there is to spend, and how it came to that. @see spec §2 "/konto/balance/" */
export function BalancePage() {
  const { i18n } = useLingui()

  return (
    <AccountFrame
      here="/konto/balance/"
      title={i18n.t({ id: 'account.balance', message: 'Guthaben' })}
      lead={
        <Trans
          id="balance.lead"
          message="Gutschriften des Shops. An der Kasse lässt sich damit bezahlen, auch zum Teil."
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
          ordersHref={features.accountOrders ? path('/konto/bestellung/') : null}
        />
      )}
    </OwnPart>
  )
}

function BalanceWaiting() {
  return (
    <>
      <Skeleton height="6.5rem" shape="card" />
      <Skeleton height="14rem" shape="card" />
    </>
  )
}
