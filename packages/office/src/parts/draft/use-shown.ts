import { isSame } from '@shop/domain/goods/edited-record'
import { useState } from 'react'

export type Shown<Value> = {
  /** How the thing was when the form began, or is now once that was said: what is sent beside the change. */
  was: Value
  /** What somebody else has made of it since; undefined where nobody has. */
  theirs: Value | undefined
  /** Somebody was told of what the others have made: the next change is over that. */
  told: () => void
  /** The form begins anew, over what holds now. */
  begin: () => void
}

/** A thing that a form changes, as it was on the screen when the form was opened and as it is by now. */
export function useShown<Value>(current: Value): Shown<Value> {
  const [begun, setBegun] = useState(current)
  const [isTold, setTold] = useState(false)
  return {
    was: isTold ? current : begun,
    theirs: isSame(begun, current) ? undefined : current,
    told: () => setTold(true),
    begin() {
      setBegun(current)
      setTold(false)
    },
  }
}
