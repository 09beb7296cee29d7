import { useLingui } from '@lingui/react'
import { listReturns } from '@shop/api-client/office/return-commands'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { answer } from '../../client/api.ts'
import { useShop } from '../../client/use-shop.ts'
import { ScanField } from '../../scan/scan-field.tsx'
import type { ScanResult } from '../../scan/scan-message.tsx'
import { signal } from '../../scan/signal.ts'
import { problemText } from '../../words/problems/problem-text.ts'

/** Takes what stands on a parcel: the return that it is opens, or the order that expects none. */
export function ReturnScan() {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const navigate = useNavigate()
  const [result, setResult] = useState<ScanResult | null>(null)

  function refuse(title: string, text: string): void {
    signal('bad')
    setResult({ tone: 'bad', title, text, at: Date.now() })
  }

  async function scan(code: string): Promise<void> {
    const { returns, order } = await answer(shop, listReturns, { text: code })
    const expected = returns.filter(({ state }) => state === 'announced')
    const way = { to: '/$shop/warehouse/returns', params: { shop } } as const
    if (expected.length > 1) return navigate({ ...way, search: { q: code } })
    const only = expected[0] ?? returns.find(({ number }) => number === code.toUpperCase())
    if (only !== undefined) return navigate({ ...way, search: { return: only.number } })
    if (order !== null)
      return navigate({
        to: '/$shop/orders/$number',
        params: { shop, number: order },
        search: { step: 'takeBack' },
      })
    refuse(
      i18n.t({ id: 'returns.unknown', message: 'Nothing with this number' }),
      i18n.t({
        id: 'returns.unknownText',
        message: '{code} is on no return, no parcel and no order. Search for its name with Ctrl K.',
        values: { code },
      }),
    )
  }

  return (
    <ScanField
      label={i18n.t({ id: 'pick.scan', message: 'Scan' })}
      hint={i18n.t({
        id: 'returns.scanHint',
        message: 'The label of a return, of the parcel that went out, or the number of the order.',
      })}
      result={result}
      onScan={(code) =>
        void scan(code).catch((error: unknown) =>
          refuse(i18n.t({ id: 'returns.notAsked', message: 'Not found out' }), problemText(error, i18n)),
        )
      }
    />
  )
}
