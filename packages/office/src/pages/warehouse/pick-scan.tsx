import { useLingui } from '@lingui/react'
import { parcelOrders } from '@shop/api-client/office/warehouse-commands'
import { useNavigate } from '@tanstack/react-router'
import { answer } from '../../client/api.ts'
import { useShop } from '../../client/use-shop.ts'
import { ScanField } from '../../scan/scan-field.tsx'
import type { Picks } from './use-picks.ts'

/** Order numbers have letters in front; codes of articles are figures. */
const ORDER = /^[A-Z]+\d{4,}$/i

/** Takes scans: the code of a slip opens its order, the code of an article picks one of it. */
export function PickScan({ asked, picks }: { asked: { number?: string | null }; picks: Picks }) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const navigate = useNavigate()

  async function scan(code: string): Promise<void> {
    const number = code.toUpperCase()
    if (!ORDER.test(number)) return picks.scan(code)
    const { orders } = await answer(shop, parcelOrders, { numbers: [number] })
    // A reference of letters and figures may be an article's all the same.
    if (orders.length === 0) return picks.scan(code)
    await navigate({ to: '/$shop/warehouse', params: { shop }, search: { order: number } })
  }

  return (
    <ScanField
      label={i18n.t({ id: 'pick.scan', message: 'Scan' })}
      hint={
        asked.number
          ? i18n.t({
              id: 'pick.scanOrder',
              message: 'Each code of an article picks one of it for this order.',
            })
          : i18n.t({
              id: 'pick.scanList',
              message:
                'The code of an article picks one of it for the order that is due first; the code of a slip opens its order.',
            })
      }
      result={picks.result}
      onScan={(code) => void scan(code)}
    />
  )
}
