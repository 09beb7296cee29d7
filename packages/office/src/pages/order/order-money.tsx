import { Trans, useLingui } from '@lingui/react'
import { orderPaper, type ShownOrder } from '@shop/api-client/office/order-commands'
import { printSlips, SLIPS, type SlipKind } from '@shop/api-client/office/warehouse-commands'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { answer } from '../../client/api.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Notice } from '../../parts/notice.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { money } from '../../words/format.ts'
import { paymentName } from '../../words/names/payment-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import styles from './order-page.module.css'

/** How it is paid, what is owed, and the papers about it. */
export function OrderMoney({ order }: { order: ShownOrder }) {
  const { i18n } = useLingui()
  const { currency, payments, owed, open } = order
  const amount = (minor: number) => money(minor, currency, i18n.locale)
  return (
    <>
      {order.isWhole && (
        <Card title={i18n.t({ id: 'order.payment', message: 'Payment' })}>
          <ul className={styles.payments}>
            {payments.map((payment) => (
              <li key={`${payment.key}-${payment.amount}`}>
                <span>
                  <span className={styles.strong}>{paymentName(payment.key, i18n)}</span>
                  {payment.provider && <span className={styles.quiet}> {payment.provider}</span>}
                </span>
                <span>{amount(payment.amount)}</span>
                <span className={styles.quiet}>
                  <Trans
                    id="order.taken"
                    message="{captured} taken, {refunded} given back"
                    values={{ captured: amount(payment.captured), refunded: amount(payment.refunded) }}
                  />
                </span>
              </li>
            ))}
          </ul>
          {open > 0 && (
            <Notice tone="notice">
              <Trans id="order.open" message="{amount} has not come yet." values={{ amount: amount(open) }} />
            </Notice>
          )}
          {owed.map(({ key, amount: left }) => (
            <Notice key={key} tone="notice">
              <Trans
                id="order.owed"
                message="{amount} has to be transferred to the shopper by hand."
                values={{ amount: amount(left) }}
              />
            </Notice>
          ))}
        </Card>
      )}
      {(order.papers.length > 0 || !order.isWhole) && <Papers order={order} />}
    </>
  )
}

function Papers({ order: { number, papers } }: { order: ShownOrder }) {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  const [problem, setProblem] = useState<string | null>(null)

  async function save(paper: () => Promise<Parameters<typeof saveFile>[0]>): Promise<void> {
    setProblem(null)
    try {
      saveFile(await paper())
    } catch (error) {
      setProblem(problemText(error, i18n))
    }
  }

  async function open(kind: string, paper: string): Promise<void> {
    const known = KINDS.find((one) => one === kind)
    if (known !== undefined) await save(() => answer(shop, orderPaper, { number, kind: known, paper }))
  }

  return (
    <Card title={i18n.t({ id: 'order.papers', message: 'Papers' })}>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <ul className={styles.papers}>
        {papers.map(({ kind, number: paper }) => (
          <li key={paper}>
            <Button look="quiet" onPress={() => void open(kind, paper)}>
              <FileText aria-hidden="true" />
              {paperName(kind, i18n)} {kind === 'delivery-note' ? '' : paper}
            </Button>
          </li>
        ))}
        {may('warehouse.read') &&
          SLIPS.map((slip) => (
            <li key={slip}>
              <Button
                look="quiet"
                onPress={() =>
                  void save(() => answer(shop, printSlips, { parcels: [{ number }], slips: [slip] }))
                }
              >
                <FileText aria-hidden="true" />
                {slipName(slip, i18n)}
              </Button>
            </li>
          ))}
      </ul>
    </Card>
  )
}

function slipName(slip: SlipKind, i18n: ReturnType<typeof useLingui>['i18n']): string {
  return slip === 'packing'
    ? i18n.t({ id: 'paper.packing', message: 'Packing slip' })
    : i18n.t({ id: 'paper.return', message: 'Return slip' })
}

const KINDS = ['invoice', 'correction', 'delivery-note'] as const

function paperName(kind: string, i18n: ReturnType<typeof useLingui>['i18n']): string {
  if (kind === 'invoice') return i18n.t({ id: 'paper.invoice', message: 'Invoice' })
  if (kind === 'correction') return i18n.t({ id: 'paper.correction', message: 'Correction' })
  return i18n.t({ id: 'paper.deliveryNote', message: 'Delivery note' })
}
