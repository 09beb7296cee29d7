import type { Api } from '@shop/api-client/contract/define-call'
import { useCallback, useEffect, useState } from 'react'
import { useOwnCall } from './use-own-call.ts'

/** Something that belongs to the customer, as far as it is there. */
export type Own<Value> = {
  /** `null` while it is on its way. */
  value: Value | null
  isFailed: boolean
  /** Failed because there is no such thing, or it is another customer's: asking again does not help. */
  isMissing: boolean
  retry: () => void
  /** Takes over what a change has brought. */
  accept: (value: Value) => void
  /** Changes what is there by then: of two changes that are on their way at once, neither undoes the other. */
  change: (change: (value: Value) => Value) => void
}

/** Asks for something of the customer's when the page is shown. `ask` has to be the same with every render. */
export function useOwn<Value>(ask: (api: Api) => Promise<Value>): Own<Value> {
  const call = useOwnCall()
  const [value, setValue] = useState<Value | null>(null)
  const [failure, setFailure] = useState<'missing' | 'other' | null>(null)

  const load = useCallback(() => {
    let isWanted = true
    setFailure(null)
    call(ask)
      .then((answer) => {
        if (!isWanted) return
        if (answer.type === 'success') setValue(() => answer.value)
        else setFailure(answer.problem.status === 404 ? 'missing' : 'other')
      })
      .catch(() => isWanted && setFailure('other'))
    return () => {
      isWanted = false
    }
  }, [call, ask])

  useEffect(load, [load])

  return {
    value,
    isFailed: failure !== null,
    isMissing: failure === 'missing',
    retry: () => void load(),
    accept: (next) => setValue(() => next),
    change: (change) => setValue((before) => (before === null ? null : change(before))),
  }
}
