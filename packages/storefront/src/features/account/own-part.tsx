import type { ReactNode } from 'react'
import type { Own } from '../session/use-own.ts'
import css from './account-frame.module.css'
import { TryAgain } from './try-again.tsx'

type OwnPartProps<Value> = {
  own: Own<Value>
  /** Placeholder while it is loading. */
  waiting: ReactNode
  /** Says that there is no such thing; without it, it may be asked for again. */
  missing?: ReactNode
  children: (value: Value) => ReactNode
}

/** A part of an account page that shows something of the customer's, and says so when it cannot. */
export function OwnPart<Value>({ own, waiting, missing, children }: OwnPartProps<Value>) {
  if (own.value !== null) return children(own.value)
  if (own.isMissing && missing !== undefined) return missing
  if (own.isFailed) return <TryAgain onRetry={own.retry} />
  return (
    <div className={css.waiting} aria-busy="true">
      {waiting}
    </div>
  )
}
