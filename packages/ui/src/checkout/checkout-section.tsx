import { Trans, useLingui } from '@lingui/react'
import Check from 'lucide-react/icons/check'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import css from './checkout-section.module.css'

type CheckoutSectionProps = {
  number: number
  title: string
  /** `waiting`: an earlier section comes first; `done` shows the summary with an edit button. */
  state: 'waiting' | 'open' | 'done'
  summary: ReactNode
  onEdit: () => void
  children: ReactNode
}

/** One step of the checkout; folds to its summary when it is done. Focus follows to a section that opens. */
export function CheckoutSection({ number, title, state, summary, onEdit, children }: CheckoutSectionProps) {
  const { i18n } = useLingui()
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)

  useEffect(() => {
    if (before.current !== 'open' && state === 'open') heading.current?.focus()
    before.current = state
  }, [state])

  return (
    <section className={css.section} data-state={state} aria-labelledby={titleId}>
      <div className={css.head}>
        <span className={css.number} aria-hidden="true">
          {state === 'done' ? <Check size={18} strokeWidth={2} /> : number}
        </span>
        <h2 ref={heading} id={titleId} className={css.title} tabIndex={-1}>
          {title}
        </h2>
        {state === 'done' ? (
          <button
            type="button"
            className={css.edit}
            aria-label={i18n.t({
              id: 'checkout.editSection',
              message: '{section} ändern',
              values: { section: title },
            })}
            onClick={onEdit}
          >
            <Trans id="checkout.edit" message="Ändern" />
          </button>
        ) : null}
      </div>
      {state === 'done' ? <div className={css.summary}>{summary}</div> : null}
      {state === 'open' ? <div className={css.body}>{children}</div> : null}
    </section>
  )
}
