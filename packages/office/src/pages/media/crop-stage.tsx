import { useLingui } from '@lingui/react'
import type { PictureArea } from '@shop/api-client/office/picture-commands'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import styles from './crop.module.css'
import { type Corner, movedArea, resizedArea, type Size } from './crop-area.ts'
import { stageSize } from './stage-size.ts'

/** Share of the picture's longer side by which an arrow key moves, and with the shift key. */
const STEP = 0.01
const LEAP = 0.1
const MOVES: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** The last one is that of the keyboard. */
const CORNERS: readonly Corner[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
]

type CropStageProps = {
  src: string
  size: Size
  area: PictureArea
  ratio: number | null
  onChange: (area: PictureArea) => void
}

/** The whole picture with the part on it, which is moved and resized by pointer, by finger and by arrow keys. */
export function CropStage({ src, size, area, ratio, onChange }: CropStageProps) {
  const { i18n } = useLingui()
  const stage = useRef<HTMLDivElement>(null)
  /** What is dragged: where the pointer was, and the part as it was. */
  const drag = useRef<{ x: number; y: number; area: PictureArea; corner: Corner | null } | null>(null)
  const place = i18n.t({
    id: 'crop.place',
    message: '{width} × {height} px, {left} from the left, {top} from the top',
    values: area,
  })

  /** A point of the screen in px of the picture. */
  function pointOf({ clientX, clientY }: PointerEvent): { x: number; y: number } {
    const box = stage.current?.getBoundingClientRect()
    if (!box) return { x: 0, y: 0 }
    return {
      x: ((clientX - box.left) / box.width) * size.width,
      y: ((clientY - box.top) / box.height) * size.height,
    }
  }

  const grip = (corner: Corner | null) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { ...pointOf(event), area, corner }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = drag.current
      if (from === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return
      const { x, y } = pointOf(event)
      const by = { x: x - from.x, y: y - from.y }
      onChange(
        from.corner === null
          ? movedArea(from.area, by, size)
          : resizedArea(
              from.area,
              { corner: from.corner, point: cornerOf(from.area, from.corner, by), ratio },
              size,
            ),
      )
    },
    onPointerUp: () => {
      drag.current = null
    },
  })

  function step(event: KeyboardEvent, act: (by: { x: number; y: number }) => PictureArea): void {
    const move = MOVES[event.key]
    if (!move) return
    event.preventDefault()
    event.stopPropagation()
    const length = Math.max(1, Math.round(Math.max(size.width, size.height) * (event.shiftKey ? LEAP : STEP)))
    onChange(act({ x: move[0] * length, y: move[1] * length }))
  }

  function resizeByKey(by: { x: number; y: number }): PictureArea {
    const corner: Corner = { x: 1, y: 1 }
    // With a ratio the key of one direction leads the other: the side that goes first counts.
    const side = by.x !== 0 ? by.x : ratio === null ? 0 : by.y * ratio
    const point =
      ratio === null
        ? cornerOf(area, corner, by)
        : { x: area.left + area.width + side, y: area.top + (area.width + side) / ratio }
    return resizedArea(area, { corner, point, ratio }, size)
  }

  return (
    <div ref={stage} className={styles.stage} style={stageSize(size)}>
      <img src={src} alt="" width={size.width} height={size.height} draggable={false} />
      <div
        className={styles.frame}
        style={{
          insetInlineStart: `${(area.left / size.width) * 100}%`,
          insetBlockStart: `${(area.top / size.height) * 100}%`,
          inlineSize: `${(area.width / size.width) * 100}%`,
          blockSize: `${(area.height / size.height) * 100}%`,
        }}
      >
        <span
          className={styles.mover}
          role="slider"
          tabIndex={0}
          aria-roledescription={i18n.t({ id: 'crop.kind', message: 'part of the picture' })}
          aria-label={i18n.t({ id: 'crop.move', message: 'Place of the part' })}
          aria-valuemin={0}
          aria-valuemax={size.width - area.width}
          aria-valuenow={area.left}
          aria-valuetext={place}
          onKeyDown={(event) => step(event, (by) => movedArea(area, by, size))}
          {...grip(null)}
        />
        {CORNERS.map((corner, index) => (
          <span
            key={`${corner.x} ${corner.y}`}
            className={styles.corner}
            data-x={corner.x}
            data-y={corner.y}
            {...grip(corner)}
            {...(index === CORNERS.length - 1
              ? {
                  role: 'slider',
                  tabIndex: 0,
                  'aria-roledescription': i18n.t({ id: 'crop.corner', message: 'corner of the part' }),
                  'aria-label': i18n.t({ id: 'crop.resize', message: 'Size of the part' }),
                  'aria-valuemin': 0,
                  'aria-valuemax': size.width,
                  'aria-valuenow': area.width,
                  'aria-valuetext': place,
                  onKeyDown: (event: KeyboardEvent) => step(event, resizeByKey),
                }
              : {})}
          />
        ))}
      </div>
    </div>
  )
}

/** Where a corner is once it was dragged. */
function cornerOf(area: PictureArea, corner: Corner, by: { x: number; y: number }) {
  return {
    x: (corner.x > 0 ? area.left + area.width : area.left) + by.x,
    y: (corner.y > 0 ? area.top + area.height : area.top) + by.y,
  }
}
