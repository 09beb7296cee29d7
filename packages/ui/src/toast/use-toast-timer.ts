import { TOAST } from '@shop/domain/shop/notice-limits'
import { useEffect, useRef } from 'react'
import { shownTime } from './shown-time.ts'

/** Counts a toast's five seconds, and keeps what is left of them while it is paused or the window is elsewhere. */
export function useToastTimer(onEnd: () => void) {
  const end = useRef(onEnd)
  const time = useRef<ReturnType<typeof shownTime> | null>(null)
  useEffect(() => {
    end.current = onEnd
  })

  const pause = () => time.current?.pause()
  const resume = () => time.current?.resume()

  useEffect(() => {
    const counted = shownTime(TOAST.timeoutMs, () => end.current())
    time.current = counted
    // What is said in a tab behind others waits for its reader.
    if (document.visibilityState === 'visible') counted.resume()
    const { pause: stop, resume: goOn } = counted
    window.addEventListener('blur', stop)
    window.addEventListener('focus', goOn)
    return () => {
      stop()
      window.removeEventListener('blur', stop)
      window.removeEventListener('focus', goOn)
    }
  }, [])

  return { pause, resume }
}
