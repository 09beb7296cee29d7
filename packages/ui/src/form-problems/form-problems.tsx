import { useLingui } from '@lingui/react'
import { type MouseEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { firstControl } from './first-control.ts'
import css from './form-problems.module.css'

/** `fieldId` is null where the problem belongs to no single field. */
export type FormProblem = { fieldId: string | null; message: string }

type FormProblemsProps = {
  problems: readonly FormProblem[]
  /** Changes with every attempt to send: the summary takes the focus then, also when the problems stayed the same. */
  attempt?: number
  /** Long forms say at each field what is wrong: one line here, and the focus on the first of these fields. */
  isShort?: boolean
}

/** What keeps a form from being sent, with a way to each field. It takes the focus, or the first field does. */
export function FormProblems({ problems, attempt = 0, isShort = false }: FormProblemsProps) {
  const { i18n } = useLingui()
  const summary = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const hasProblems = problems.length > 0

  const focus = useEffectEvent(() => {
    const ids = problems.flatMap(({ fieldId }) => fieldId ?? [])
    const first = isShort ? firstControl(ids) : null
    ;(first ?? summary.current)?.focus()
  })

  useEffect(() => {
    if (hasProblems) focus()
  }, [hasProblems, attempt])

  if (!hasProblems) return null
  const ofForm = problems.filter(({ fieldId }) => fieldId === null)
  const listed = isShort ? ofForm : problems
  // Of a refusal of the whole form nothing is missing.
  const count = problems.length - ofForm.length
  return (
    <div
      ref={summary}
      className={css.problems}
      role="alert"
      tabIndex={-1}
      aria-labelledby={count > 0 ? titleId : undefined}
    >
      {count > 0 ? (
        <p id={titleId} className={css.title}>
          {i18n.t({
            id: 'form.problems',
            message:
              '{count, plural, one {Eine Angabe fehlt noch oder stimmt nicht} other {# Angaben fehlen noch oder stimmen nicht}}',
            values: { count },
          })}
        </p>
      ) : null}
      <ul className={css.list}>
        {listed.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId === null ? (
              message
            ) : (
              <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Following the link would change the address; the field is what the shopper wants. */
function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (field === null) return

  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}
