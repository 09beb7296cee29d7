import { Trans, useLingui } from '@lingui/react'
import { useOptimistic, useTransition } from 'react'
import { Checkbox } from '../../checkbox/checkbox.tsx'
import { useMoney } from '../../shop-format.tsx'

type BalanceUseProps = {
  /** What the account holds, minor units. */
  available: number
  isUsed: boolean
  onUse: (isUsed: boolean) => Promise<unknown>
}

/** Whether the account's balance pays as much as it can; never ticked in advance. */
export function BalanceUse({ available, isUsed, onUse }: BalanceUseProps) {
  const { i18n } = useLingui()
  const money = useMoney()
  // The tick stays where it was put while the server adds up.
  const [shown, show] = useOptimistic(isUsed)
  const [, start] = useTransition()

  return (
    <Checkbox
      name="useBalance"
      label={
        <Trans
          id="checkout.useBalance"
          message="Kontoguthaben verwenden ({amount})"
          values={{ amount: money(available) }}
        />
      }
      hint={i18n.t({
        id: 'checkout.useBalanceHint',
        message: 'Ihr Guthaben wird zuerst verwendet.',
      })}
      checked={shown}
      onChange={(next) =>
        start(async () => {
          show(next)
          await onUse(next)
        })
      }
    />
  )
}
