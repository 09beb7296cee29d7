import { Trans, useLingui } from '@lingui/react'
import { liftRecall, type ShownRecall } from '@shop/api-client/office/recall-commands'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { recallsQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import listing from '../../parts/listing.module.css'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { actorName } from '../../words/actor-name.ts'
import { commandName } from '../../words/commands/command-name.ts'
import { moment } from '../../words/format.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { StepForm } from '../order/steps/step-form.tsx'
import product from '../product/product-page.module.css'
import settings from '../settings/settings-page.module.css'
import { RecallBuyers } from './recall-buyers.tsx'
import { RecallForm } from './recall-form.tsx'
import styles from './recalls.module.css'
import { RecallBadge } from './recalls-page.tsx'

/** One recall, or a new one: what it says, whom it reaches, who did what. */
export function RecallPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { recall: id } = useParams({ from: '/desk/$shop/recalls/$recall' })
  const { product: productId } = useSearch({ from: '/desk/$shop/recalls/$recall' })
  const { data, error } = useQuery(recallsQuery(shop.id))
  const recall = data?.recalls.find((one) => one.id === id) ?? null
  const isNew = id === 'new'

  return (
    <div className={product.page}>
      <Link to="/$shop/recalls" params={{ shop: shop.id }} className={product.back}>
        <ArrowLeft aria-hidden="true" />
        <Trans id="recalls.back" message="All recalls" />
      </Link>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {!data && !error && (
        <Loading label={i18n.t({ id: 'recalls.loading', message: 'The recalls are loading' })} rows={8} />
      )}
      {data && !isNew && recall === null && (
        <Empty title={i18n.t({ id: 'recalls.gone', message: 'There is no such recall' })} />
      )}
      {data && (isNew || recall) && (
        <>
          <header className={product.head}>
            <PageTitle>
              {recall?.headline.de ?? i18n.t({ id: 'recalls.new', message: 'New recall' })}
            </PageTitle>
            {recall && <RecallBadge isRunning={recall.liftedAt === null} />}
            {recall && <span className={product.quiet}>{recall.id}</span>}
          </header>
          <div className={settings.editor}>
            <RecallForm key={id} recall={recall} productId={isNew ? (productId ?? null) : null} />
            {recall && <Beside recall={recall} />}
          </div>
        </>
      )}
    </div>
  )
}

/** What has become of it, and the step that ends it. */
function Beside({ recall }: { recall: ShownRecall }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const [isLifting, setLifting] = useState(false)
  const lift = i18n.t({ id: 'recalls.lift', message: 'Lift the recall' })

  return (
    <div className={settings.beside}>
      <Card title={i18n.t({ id: 'recalls.state', message: 'What has become of it' })}>
        <p>
          {recall.liftedAt === null ? (
            <Trans
              id="recalls.runs"
              message="Nothing of it is sold. {mails, plural, =0 {Nobody was written to.} one {One address was written to.} other {# addresses were written to.}}"
              values={{ mails: recall.mails }}
            />
          ) : (
            <Trans
              id="recalls.over"
              message="Its goods are sold again. {mails, plural, =0 {Nobody was written to.} one {One address was written to.} other {# addresses were written to.}}"
              values={{ mails: recall.mails }}
            />
          )}
        </p>
        {recall.liftedAt === null && (
          <p>
            <a href={`${shop.origin}/rueckrufe/`} target="_blank" rel="noreferrer">
              <Trans id="recalls.inShop" message="See it in the shop" />
            </a>
          </p>
        )}
        {recall.liftedAt === null && shop.may('recalls.change') && (
          <div className={listing.actions}>
            <Button onPress={() => setLifting(true)}>{lift}</Button>
          </div>
        )}
      </Card>
      {shop.may('recalls.change') && <RecallBuyers id={recall.id} />}
      <Card title={i18n.t({ id: 'settings.history', message: 'History' })}>
        <ol className={styles.changes}>
          {recall.changes.map(({ at, by, command }) => (
            <li key={`${at}${command}`}>
              {moment(at, i18n.locale)} · {actorName(by, i18n)} {commandName(command, i18n)}
            </li>
          ))}
        </ol>
        {recall.changes.length === 0 && (
          <p className={listing.quiet}>
            <Trans id="recalls.noHistory" message="It was published before the office noted who did." />
          </p>
        )}
      </Card>
      <Sheet title={lift} isOpen={isLifting} onClose={() => setLifting(false)}>
        <StepForm
          command={liftRecall}
          input={{ id: recall.id }}
          order={recall}
          button={lift}
          onDone={() => setLifting(false)}
        >
          <p>
            <Trans
              id="recalls.liftHint"
              message="Lift it only where the danger is gone: its goods can be bought again at once."
            />
          </p>
        </StepForm>
      </Sheet>
    </div>
  )
}
