import { useEffect, useState } from 'react'

const QUIET_MILLISECONDS = 150

/** A value once it has stayed the same for a moment: nobody is asked about every letter. */
export function useQuiet<Value>(value: Value): Value {
  const [quiet, setQuiet] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), QUIET_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [value])
  return quiet
}
