import { useLingui } from '@lingui/react'
import type { FocusPoint } from '@shop/domain/image/focus-point'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import styles from './focus.module.css'
import { stageSize } from './stage-size.ts'

/** Percent by which an arrow key moves the point, and with the shift key. */
const STEP = 1
const LEAP = 10
const MOVES: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type FocusStageProps = {
  src: string
  size: { width: number; height: number }
  point: FocusPoint
  /** Null where it may only be looked at. */
  onMove: ((point: FocusPoint) => void) | null
}

/** The whole picture with the point on it, which is moved by pointer, by finger and by arrow keys. */
export function FocusStage({ src, size, point, onMove }: FocusStageProps) {
  const { i18n } = useLingui()

  function moveTo({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onMove?.({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) })
  }

  function press(event: PointerEvent<HTMLElement>): void {
    // A finger on the picture may be about to scroll: it moves the point by dragging it, or by a tap.
    const isOnPoint = event.target instanceof Element && event.target.closest('[role=slider]') !== null
    if (event.pointerType === 'touch' && !isOnPoint) return
    event.currentTarget.setPointerCapture(event.pointerId)
    if (!isOnPoint) moveTo(event)
  }

  function drag(event: PointerEvent<HTMLElement>): void {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event)
  }

  function step(event: KeyboardEvent): void {
    const move = MOVES[event.key]
    if (!move) return
    event.preventDefault()
    const length = event.shiftKey ? LEAP : STEP
    onMove?.({ x: within(point.x + move[0] * length), y: within(point.y + move[1] * length) })
  }

  return (
    <div
      className={styles.stage}
      style={stageSize(size)}
      data-open={onMove !== null || undefined}
      {...(onMove && { onPointerDown: press, onPointerMove: drag, onClick: moveTo })}
    >
      <img src={src} alt="" width={size.width} height={size.height} draggable={false} />
      <span
        className={styles.point}
        style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
        role="slider"
        tabIndex={0}
        aria-roledescription={i18n.t({ id: 'focus.kind', message: 'point on the picture' })}
        aria-label={i18n.t({ id: 'focus.point', message: 'Stays in sight' })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={point.x}
        aria-valuetext={i18n.t({
          id: 'focus.place',
          message: '{x} % from the left, {y} % from the top',
          values: point,
        })}
        aria-readonly={onMove === null || undefined}
        onKeyDown={step}
      />
    </div>
  )
}

function percent(share: number): number {
  return within(Math.round(share * 100))
}

function within(value: number): number {
  return Math.min(100, Math.max(0, value))
}
