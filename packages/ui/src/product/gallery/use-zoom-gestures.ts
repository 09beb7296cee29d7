import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import {
  CLOSE_SCALE,
  fitted,
  type Point,
  panned,
  type Size,
  WHOLE,
  type ZoomBounds,
  type ZoomTransform,
  zoomedTo,
} from './zoom-transform.ts'

type ZoomGestures = {
  /** The picture's own size; only its proportions count. */
  picture: Size
  /** A finger has drawn the whole picture aside: 1 asks for the next one, -1 for the one before. */
  onAside: (step: 1 | -1) => void
  /** A finger has drawn the whole picture down. */
  onDown: () => void
}

/** @see spec §9 "swipe-close 70 px" */
const FAR_PX = 70
const DOUBLE_TAP_MS = 320
const TAP_PX = 12
const WHEEL_SPEED = 0.0022

/**
 * Brings a picture closer by wheel, double tap, two fingers or code, and moves it within its edges. While it is
 * whole, one finger drawn aside or down asks for something else.
 */
export function useZoomGestures(
  frame: RefObject<HTMLElement | null>,
  { picture, onAside, onDown }: ZoomGestures,
) {
  const [transform, setTransform] = useState<ZoomTransform>(WHOLE)
  /** How far a finger has drawn the whole picture. */
  const [drag, setDrag] = useState<Point>({ x: 0, y: 0 })
  const fingers = useRef(new Map<number, Point>())
  const drawn = useRef<Point>({ x: 0, y: 0 })
  const lastTap = useRef({ at: 0, point: { x: 0, y: 0 } })
  const wasPinched = useRef(false)

  const zoomBy = (factor: number, point: Point = { x: 0, y: 0 }) =>
    setTransform((from) => zoomedTo(from, from.scale * factor, point, boundsOf(frame.current, picture)))
  const panBy = (by: Point) => setTransform((from) => panned(from, by, boundsOf(frame.current, picture)))
  const toggle = (point: Point = { x: 0, y: 0 }) =>
    setTransform((from) =>
      from.scale > 1 ? WHOLE : zoomedTo(from, CLOSE_SCALE, point, boundsOf(frame.current, picture)),
    )
  const reset = () => {
    setTransform(WHOLE)
    setDrag({ x: 0, y: 0 })
  }

  useEffect(() => {
    const element = frame.current
    if (!element) return
    // React listens passively to wheels, and the page would scroll along.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const factor = Math.exp(-event.deltaY * WHEEL_SPEED * (event.ctrlKey ? 4 : 1))
      const point = pointOf(event, element)
      setTransform((from) => zoomedTo(from, from.scale * factor, point, boundsOf(element, picture)))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [frame, picture])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    if (fingers.current.size === 0) {
      drawn.current = { x: 0, y: 0 }
      wasPinched.current = false
    }
    fingers.current.set(event.pointerId, pointOf(event, event.currentTarget))
    if (fingers.current.size > 1) {
      wasPinched.current = true
      setDrag({ x: 0, y: 0 })
    }
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = pointOf(event, event.currentTarget)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    const moved = { x: now.x - before.x, y: now.y - before.y }

    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other))
      zoomBy(factor, middle(now, other))
      panBy({ x: moved.x / 2, y: moved.y / 2 })
      return
    }
    drawn.current = { x: drawn.current.x + moved.x, y: drawn.current.y + moved.y }
    if (transform.scale > 1) panBy(moved)
    else if (!wasPinched.current) setDrag(drawn.current)
  }

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return
    const { x, y } = drawn.current
    setDrag({ x: 0, y: 0 })
    if (wasPinched.current) return
    if (Math.hypot(x, y) < TAP_PX) {
      onTap(event)
      return
    }
    if (transform.scale > 1) return
    if (Math.abs(x) > FAR_PX && Math.abs(x) > Math.abs(y)) onAside(x < 0 ? 1 : -1)
    else if (y > FAR_PX && event.pointerType !== 'mouse') onDown()
  }

  const onTap = (event: PointerEvent<HTMLElement>) => {
    const tap = { at: event.timeStamp, point: pointOf(event, event.currentTarget) }
    const before = lastTap.current
    const isSecond = tap.at - before.at < DOUBLE_TAP_MS && distance(tap.point, before.point) < 3 * TAP_PX
    lastTap.current = isSecond ? { at: 0, point: tap.point } : tap
    // A mouse is precise and has no other use for a click; a finger may just have rested there.
    if (isSecond !== (event.pointerType === 'mouse')) toggle(tap.point)
  }

  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId)
    setDrag({ x: 0, y: 0 })
  }

  const gestures = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
  return { transform, drag, zoomBy, panBy, reset, gestures }
}

function boundsOf(element: HTMLElement | null, picture: Size): ZoomBounds {
  const frame = { width: element?.clientWidth ?? 0, height: element?.clientHeight ?? 0 }
  return { frame, picture: fitted(frame, picture) }
}

function pointOf(event: { clientX: number; clientY: number }, element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
