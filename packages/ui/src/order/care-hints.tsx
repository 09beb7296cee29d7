import { Trans } from '@lingui/react'
import type { CareHint } from '@shop/domain/order/care-of-items'
import { useId } from 'react'
import css from './care-hints.module.css'

/** How to look after what was ordered; nothing where nothing says so. */
export function CareHints({ hints }: { hints: readonly CareHint[] }) {
  const id = useId()
  if (hints.length === 0) return null

  return (
    <section className={css.care} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        <Trans id="order.careTitle" message="So bleibt es lange schön" />
      </h2>
      <dl className={css.hints}>
        {hints.map(({ names, lines }) => (
          <div key={names.join()}>
            <dt>{names.join(', ')}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
