import type { ExpressWalletName } from '@shop/domain/payment/express-wallet'
import { walletMethod } from '@shop/domain/payment/express-wallet'
import { paymentMethods } from '@shop/domain/payment/payment-methods'
import { ExpressButtons } from '@shop/ui/checkout/payment/express-buttons'
import { useRouteContext } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { usePageHref, useShop } from '../../use-shop.ts'
import { goExpressAtom } from './express.atoms.ts'
import { hasApplePay, shownWallets } from './shown-wallets.ts'

type ExpressOfferProps = {
  /** Where whoever turns back at the wallet goes. */
  from: 'basket' | 'checkout'
  isFirst?: boolean
  /** What has to be done before, as putting an article into the basket; false ends the way. */
  before?: () => Promise<boolean>
}

/** The wallets of this shop on this device, and the way to them. Nothing of a wallet is loaded before somebody wants it. */
export function ExpressOffer({ from, isFirst = false, before }: ExpressOfferProps) {
  const pageHref = usePageHref()
  const { market } = useShop()
  const { expressWallets } = useRouteContext({ from: '__root__' })
  const goExpress = useSetAtom(goExpressAtom)
  const [going, setGoing] = useState<ExpressWalletName | null>(null)
  const isApple = useSyncExternalStore(noChange, hasApplePay, () => false)

  useEffect(() => {
    // Back from the wallet's page the buttons have to work again.
    const onShow = () => setGoing(null)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  const go = async (wallet: ExpressWalletName) => {
    if (going !== null) return
    setGoing(wallet)
    if (before && !(await before())) return setGoing(null)
    const otherwise = pageHref('checkout', { way: 'guest', pay: walletMethod(wallet) })
    return goExpress({ wallet, otherwise, from })
  }

  return (
    <ExpressButtons
      wallets={shownWallets(
        expressWallets.filter((wallet) => paymentMethods(market).includes(walletMethod(wallet))),
        isApple,
      )}
      busy={going}
      isFirst={isFirst}
      onGo={(wallet) => void go(wallet)}
    />
  )
}

function noChange(): () => void {
  return () => undefined
}
