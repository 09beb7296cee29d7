import type { ReactNode } from 'react'
import type { Own } from '../session/use-own.ts'
import css from './account-frame.module.css'
import { TryAgain } from './try-again.tsx'

type OwnPartProps<Value> = {
  own: Own<Value>
  /** Placeholder while it is loading. */
  waiting: ReactNode
  children: (value: Value) => ReactNode
}

/** A part of an account page that shows something of the customer's, and says so when it cannot. */
export function OwnPart<Value>({ own, waiting, children }: OwnPartProps<Value>) {
  if (own.value !== null) return children(own.value)
  if (own.isFailed) return <TryAgain onRetry={own.retry} />
  return (
    <div className={css.waiting} aria-busy="true">
      {waiting}
    </div>
  )
}
