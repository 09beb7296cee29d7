import { TOAST } from '@shop/domain/shop/notice-limits'
import { useEffect, useRef } from 'react'

/** Counts a toast's five seconds, and keeps what is left of them while it is paused or the window is elsewhere. */
export function useToastTimer(onEnd: () => void) {
  const end = useRef(onEnd)
  const timer = useRef<{ left: number; since: number; handle: number | undefined }>({
    left: TOAST.timeoutMs,
    since: 0,
    handle: undefined,
  })
  useEffect(() => {
    end.current = onEnd
  })

  function pause() {
    const { handle, since, left } = timer.current
    if (handle === undefined) return
    window.clearTimeout(handle)
    timer.current = { left: left - (performance.now() - since), since: 0, handle: undefined }
  }

  function resume() {
    const { handle, left } = timer.current
    if (handle !== undefined) return
    timer.current = {
      left,
      since: performance.now(),
      handle: window.setTimeout(() => end.current(), Math.max(0, left)),
    }
  }

  useEffect(() => {
    resume()
    window.addEventListener('blur', pause)
    window.addEventListener('focus', resume)
    return () => {
      pause()
      window.removeEventListener('blur', pause)
      window.removeEventListener('focus', resume)
    }
  }, [])

  return { pause, resume }
}
