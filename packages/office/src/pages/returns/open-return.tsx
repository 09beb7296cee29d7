import { Trans, useLingui } from '@lingui/react'
import type { ListedReturn } from '@shop/api-client/office/return-commands'
import { scannedLine } from '@shop/domain/warehouse/scanned-line'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { returnsQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import styles from '../../parts/listing.module.css'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { ScanField } from '../../scan/scan-field.tsx'
import type { ScanResult } from '../../scan/scan-message.tsx'
import { signal } from '../../scan/signal.ts'
import { moment } from '../../words/format.ts'
import { returnBasisName } from '../../words/names/return-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { wrongScan } from '../../words/problems/wrong-scan.ts'
import { ReturnForm } from '../order/steps/return-form.tsx'
import { useReturnCount } from '../order/steps/use-return-count.ts'

/** One return that is unpacked: every scan of an article counts one of it. */
export function OpenReturn({ number, onBooked }: { number: string; onBooked: () => void }) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const navigate = useNavigate()
  const { data, error } = useInfiniteQuery(returnsQuery(shop, { state: 'announced', text: number }))
  const one = data?.pages[0]?.returns.find((known) => known.number === number)
  const leave = () => navigate({ to: '/$shop/warehouse/returns', params: { shop }, search: {} })

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle>
          <Trans id="returns.open" message="Unpacking {number}" values={{ number }} />
        </PageTitle>
        <Button onPress={() => void leave()}>
          <Trans id="returns.toList" message="Back to the list" />
        </Button>
      </header>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {data === undefined && !error && (
        <Loading label={i18n.t({ id: 'returns.loading', message: 'The returns are loading' })} />
      )}
      {data && one === undefined && (
        <Empty title={i18n.t({ id: 'returns.none', message: 'No return here' })} />
      )}
      {one && (
        <p>
          <Link to="/$shop/orders/$number" params={{ shop, number: one.orderNumber }}>
            {one.orderNumber}
          </Link>{' '}
          · {returnBasisName(one.basis, i18n)} · {moment(one.announcedAt, i18n.locale)}
        </p>
      )}
      {one?.state === 'received' && (
        <Notice tone="notice" isCalm>
          <Trans
            id="returns.wasReceived"
            message="It was received on {day}."
            values={{ day: moment(one.receivedAt ?? one.announcedAt, i18n.locale) }}
          />
        </Notice>
      )}
      {one?.state === 'announced' && (
        <Unpacking
          one={one}
          onDone={() => {
            onBooked()
            void leave()
          }}
          onStop={() => void leave()}
        />
      )}
    </div>
  )
}

type UnpackingProps = { one: ListedReturn; onDone: () => void; onStop: () => void }

function Unpacking({ one, ...ways }: UnpackingProps) {
  const { i18n } = useLingui()
  const { may } = useShop()
  const [result, setResult] = useState<ScanResult | null>(null)
  const lines = one.lines.map(({ position, quantity, name, articleNumber, gtin, details }) => ({
    position,
    quantity,
    name,
    about: [articleNumber, gtin, ...details].filter(Boolean).join(' · '),
  }))
  const count = useReturnCount(lines, 'none')

  function scan(code: string): void {
    const known = one.lines.map((line) => ({ ...line, picked: count.at(line.position).came }))
    const found = scannedLine(code, known)
    const isRight = found.type === 'found'
    signal(isRight ? 'good' : 'bad')
    if (!isRight) {
      const [title, text] = wrongScan(found, { code, order: one.orderNumber }, i18n)
      setResult({ tone: 'bad', title, text, at: Date.now() })
      return
    }
    const { position, name, quantity, picked } = found.line
    count.setCame(position, picked + 1)
    const text = i18n.t({
      id: 'returns.counted',
      message: '{units} of {quantity} are here',
      values: { units: picked + 1, quantity },
    })
    setResult({ tone: 'good', title: name, text, at: Date.now() })
  }

  if (!may('orders.takeBack')) return null
  return (
    <>
      <ScanField
        label={i18n.t({ id: 'pick.scan', message: 'Scan' })}
        hint={i18n.t({ id: 'returns.scanArticle', message: 'Each code of an article counts one of it.' })}
        result={result}
        onScan={scan}
      />
      <Card title={i18n.t({ id: 'returns.inParcel', message: 'In the parcel' })}>
        <ReturnForm
          order={{ number: one.orderNumber, version: one.version, currency: one.currency }}
          returnNumber={one.number}
          basis={one.basis}
          lines={lines}
          count={count}
          {...ways}
        />
      </Card>
    </>
  )
}
