import { type RefObject, type TouchEvent, useRef } from 'react'

const CLOSES_AFTER_PX = 70
const IS_A_SWIPE_AFTER_PX = 10

type Start = { x: number; y: number }

/**
 * Closes a dialog that is pulled down by more than 70 px. A finger that scrolls the content up to its start first
 * does not close anything.
 *
 * @see spec §9 "swipe-close 70 px; swipe detection 10 px"
 */
export function useSwipeDown(
  dialog: RefObject<HTMLDialogElement | null>,
  onSwipe: () => void,
  isOn: boolean,
) {
  const start = useRef<Start | null>(null)
  if (!isOn) return {}

  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0]
      const scrolls = event.target instanceof Element ? event.target.closest('[data-scrolls]') : null
      const isScrolled = scrolls !== null && scrolls.scrollTop > 0
      start.current = touch && !isScrolled && event.touches.length === 1 ? at(touch) : null
    },
    onTouchMove: (event: TouchEvent) => {
      const touch = event.touches[0]
      if (touch) pull(dialog.current, distance(start.current, at(touch)))
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0]
      const pulled = touch ? distance(start.current, at(touch)) : 0
      start.current = null
      pull(dialog.current, 0)
      if (pulled > CLOSES_AFTER_PX) onSwipe()
    },
    onTouchCancel: () => {
      start.current = null
      pull(dialog.current, 0)
    },
  }
}

/** Pixels pulled down; 0 for a touch that is no swipe, or goes more sideways than down. */
export function distance(start: Start | null, end: Start): number {
  if (start === null) return 0
  const down = end.y - start.y
  return down > IS_A_SWIPE_AFTER_PX && down > Math.abs(end.x - start.x) ? down : 0
}

function pull(dialog: HTMLDialogElement | null, pixels: number) {
  dialog?.style.setProperty('translate', pixels > 0 ? `0 ${pixels}px` : 'none')
}

function at(touch: { clientX: number; clientY: number }): Start {
  return { x: touch.clientX, y: touch.clientY }
}
