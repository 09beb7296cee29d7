import { Trans, useLingui } from '@lingui/react'
import type { CommandAnswer } from '@shop/api-client/office/define-command'
import { endVoucher, findVoucher } from '@shop/api-client/office/voucher-commands'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { moment } from '../../words/format.ts'
import { offerStateName } from '../promotions/offer-words.ts'
import styles from '../promotions/promotions-page.module.css'

type Found = CommandAnswer<typeof findVoucher>['voucher']

/** A code that a shopper names: what it gives, who has used it, and its switch. */
export function FindVoucher() {
  const { i18n } = useLingui()
  const { act, isBusy, failure, wrong } = useCommand(undefined, ['code'])
  const [code, setCode] = useState('')
  const [found, setFound] = useState<{ voucher: Found } | null>(null)

  async function find(event?: FormEvent): Promise<void> {
    event?.preventDefault()
    setFound(await act(findVoucher, { code }))
  }

  return (
    <Card title={i18n.t({ id: 'vouchers.find', message: 'Find a code' })}>
      <form className={styles.fields} onSubmit={(event) => void find(event)} noValidate>
        <Field
          label={i18n.t({ id: 'offer.code', message: 'Code' })}
          value={code}
          onChange={setCode}
          maxLength={60}
          autoComplete="off"
          problem={
            wrong.includes('code') ? i18n.t({ id: 'vouchers.noCode', message: 'Type the code.' }) : null
          }
        />
        <div>
          <Button type="submit" isDisabled={isBusy}>
            <Trans id="vouchers.search" message="Find" />
          </Button>
        </div>
      </form>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div role="status">
        {found && found.voucher === null && (
          <Notice tone="notice">
            <Trans id="vouchers.unknown" message="No voucher has this code. Look whether it was mistyped." />
          </Notice>
        )}
        {found?.voucher && <FoundVoucher voucher={found.voucher} onEnded={() => void find()} />}
      </div>
    </Card>
  )
}

function FoundVoucher({ voucher, onEnded }: { voucher: NonNullable<Found>; onEnded: () => void }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { act, isBusy, failure } = useCommand()
  const state = offerStateName(voucher.state, i18n)
  const mayEnd = shop.may('promotions.change') && voucher.state !== 'off' && voucher.state !== 'used'

  async function end(): Promise<void> {
    if ((await act(endVoucher, { code: voucher.code })) !== null) onEnded()
  }

  return (
    <div className={styles.fields}>
      <div className={styles.head}>
        <div>
          <strong>{voucher.code}</strong> <Badge tone={state.tone}>{state.name}</Badge>
          <Link
            className={styles.quiet}
            to="/$shop/promotions/$offer"
            params={{ shop: shop.id, offer: voucher.promotionId }}
          >
            {voucher.name}
          </Link>
          <span className={styles.quiet}>
            {voucher.worksOnce
              ? i18n.t({ id: 'vouchers.once', message: 'Works once' })
              : i18n.t({ id: 'vouchers.many', message: 'Works for everybody' })}
          </span>
        </div>
        {mayEnd && (
          <Button look="danger" isDisabled={isBusy} onPress={() => void end()}>
            <Trans id="vouchers.end" message="Switch this code off" />
          </Button>
        )}
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {voucher.uses.length === 0 ? (
        <p className={styles.quiet}>
          <Trans id="vouchers.unused" message="No order has used it." />
        </p>
      ) : (
        <ul className={styles.lines} aria-label={i18n.t({ id: 'vouchers.uses', message: 'Orders' })}>
          {voucher.uses.map(({ order, at, isReleased }) => (
            <li key={order}>
              {shop.may('orders.read') ? (
                <Link to="/$shop/orders/$number" params={{ shop: shop.id, number: order }}>
                  {order}
                </Link>
              ) : (
                <span>{order}</span>
              )}
              <span className={styles.quiet}>
                {moment(at, i18n.locale)}
                {isReleased && i18n.t({ id: 'vouchers.released', message: ', given back' })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
