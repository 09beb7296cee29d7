import type { Api } from '@shop/api-client/contract/define-call'
import { useCallback, useEffect, useState } from 'react'
import { useOwnCall } from './use-own-call.ts'

/** Something that belongs to the customer, as far as it is there. */
export type Own<Value> = {
  /** `null` while it is on its way. */
  value: Value | null
  isFailed: boolean
  retry: () => void
  /** Takes over what a change has brought. */
  accept: (value: Value) => void
}

/** Asks for something of the customer's when the page is shown. `ask` has to be the same with every render. */
export function useOwn<Value>(ask: (api: Api) => Promise<Value>): Own<Value> {
  const call = useOwnCall()
  const [value, setValue] = useState<Value | null>(null)
  const [isFailed, setIsFailed] = useState(false)

  const load = useCallback(() => {
    let isWanted = true
    setIsFailed(false)
    call(ask)
      .then((answer) => {
        if (!isWanted) return
        if (answer.type === 'success') setValue(() => answer.value)
        else setIsFailed(true)
      })
      .catch(() => isWanted && setIsFailed(true))
    return () => {
      isWanted = false
    }
  }, [call, ask])

  useEffect(load, [load])

  return { value, isFailed, retry: () => void load(), accept: (next) => setValue(() => next) }
}
