import { Trans, useLingui } from '@lingui/react'
import type { Api } from '@shop/api-client/contract/define-call'
import type { FormerOrder } from '@shop/api-client/contract/former-orders'
import { Accordion } from '@shop/ui/accordion/accordion'
import { FormerOrderCard } from '@shop/ui/account/orders/former-order-card'
import { Button } from '@shop/ui/button/button'
import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { TryAgain } from '../../features/account/try-again.tsx'
import css from '../../features/orders/orders.module.css'
import { useOwn } from '../../features/session/use-own.ts'
import { useOwnCall } from '../../features/session/use-own-call.ts'
import { usePageHref } from '../../use-shop.ts'

const asked = (search: string, page: number) => async (api: Api) => {
  const { listFormerOrders } = await import('@shop/api-client/contract/former-orders')
  return api(listFormerOrders, { page, search })
}

/** Orders of the shop that this one has moved from, below those of this one; nothing where there are none. */
export function FormerOrders({ search }: { search: string }) {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const call = useOwnCall()
  const first = useOwn(useCallback((api: Api) => asked(search, 1)(api), [search]))
  const [further, setFurther] = useState<FormerOrder[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const [isFailed, setIsFailed] = useState(false)
  const place = useRef<HTMLElement>(null)

  if (first.value === null) return first.isFailed ? <TryAgain onRetry={first.retry} /> : null
  const { orders, total } = first.value
  if (total === 0) return null
  const shown = [...orders, ...further]

  async function showMore(): Promise<void> {
    setIsBusy(true)
    setIsFailed(false)
    try {
      // Pages are full up to the last one, so that as many as the first one holds are a page.
      const answer = await call(asked(search, shown.length / orders.length + 1))
      if (answer.type === 'success') {
        // The button goes with the last of them; whoever pressed it goes on reading where the new ones begin.
        flushSync(() => setFurther([...further, ...answer.value.orders]))
        place.current?.querySelectorAll('summary')[shown.length]?.focus()
      } else setIsFailed(true)
    } catch {
      setIsFailed(true)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <section className={css.part} aria-labelledby="former-orders" ref={place}>
      <h2 className={css.subtitle} id="former-orders">
        <Trans id="formerOrders.title" message="Bestellungen aus dem bisherigen Shop" />
      </h2>
      <p className={css.lead}>
        <Trans
          id="formerOrders.help"
          message="Fragen zu diesen Bestellungen, auch zu Rückgabe und Widerruf, beantwortet der <0>Kundenservice</0>."
          components={[
            // biome-ignore lint/a11y/useAnchorContent: the words come with the sentence
            <a key="contact" className={css.link} href={pageHref('contact')} />,
          ]}
        />
      </p>
      <Accordion>
        {shown.map((order) => (
          <FormerOrderCard key={order.id} order={order} />
        ))}
      </Accordion>
      {isFailed ? <TryAgain onRetry={() => void showMore()} /> : null}
      {shown.length < total && !isFailed ? (
        <div className={css.actions}>
          <Button kind="secondary" onClick={() => void showMore()} isBusy={isBusy}>
            {i18n.t({ id: 'formerOrders.more', message: 'Weitere zeigen' })}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
