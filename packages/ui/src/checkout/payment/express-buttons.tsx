import { useLingui } from '@lingui/react'
import { type ExpressWalletName, WALLET_NAMES } from '@shop/domain/payment/express-wallet'
import css from './express-buttons.module.css'

type ExpressButtonsProps = {
  /** Wallets that this shop takes, in the order in which they are shown; without any there is nothing, and no words about it. */
  wallets: readonly ExpressWalletName[]
  onGo: (wallet: ExpressWalletName) => void
  /** On the way to this wallet. */
  busy?: ExpressWalletName | null
  /** Other ways stand below and not above. */
  isFirst?: boolean
}

/** The short ways to the last page of the checkout: the wallet knows who buys and where to; the contract is made there, not here. @see eu-duties C-20 */
export function ExpressButtons({ wallets, onGo, busy = null, isFirst = false }: ExpressButtonsProps) {
  const { i18n } = useLingui()
  if (wallets.length === 0) return null
  const line = isFirst
    ? i18n.t({ id: 'checkout.expressFirst', message: 'oder mit Adresse und Zahlart weiter unten' })
    : i18n.t({ id: 'checkout.express', message: 'oder gleich mit' })

  return (
    <div className={css.express} data-screen-only="">
      {isFirst ? null : <p className={css.or}>{line}</p>}
      <ul className={css.list}>
        {wallets.map((wallet) => (
          <li key={wallet}>
            <button
              type="button"
              className={css.wallet}
              data-wallet={wallet}
              aria-busy={busy === wallet || undefined}
              aria-disabled={busy === wallet || undefined}
              aria-label={i18n.t({
                id: 'checkout.expressWith',
                message: 'Mit {method} zur Kasse',
                values: { method: WALLET_NAMES[wallet] },
              })}
              onClick={() => {
                if (busy === null) onGo(wallet)
              }}
            >
              <span>{WALLET_NAMES[wallet]}</span>
            </button>
          </li>
        ))}
      </ul>
      {isFirst ? <p className={css.or}>{line}</p> : null}
    </div>
  )
}
