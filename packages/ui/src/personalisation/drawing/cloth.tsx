import { lettersOf, textLength } from '@shop/domain/personalisation/personalisation-rules'
import { type DrawingProps, fittingSize } from './drawing-props.ts'
import css from './name-drawing.module.css'

const WIDTH = 320

/** A piece of cloth with a seam, and letters stitched on it. */
export function Cloth({ drawing, letters, further }: DrawingProps) {
  const { ground, ink } = drawing
  const height = 128 + further.length * 30

  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      <rect x={4} y={4} width={WIDTH - 8} height={height - 8} rx={18} fill={ground} />
      <rect
        x={13}
        y={13}
        width={WIDTH - 26}
        height={height - 26}
        rx={11}
        fill="none"
        stroke="currentColor"
        strokeOpacity={0.28}
        strokeWidth={2}
        strokeDasharray="7 5"
      />
      <Stitched y={84} size={fittingSize(letters.length, { width: WIDTH - 56, most: 60 })} ink={ink}>
        {letters}
      </Stitched>
      {further.map((row, index) => (
        <Stitched
          key={index}
          y={118 + index * 30}
          size={fittingSize(textLength(row), { width: WIDTH - 56, most: 24 })}
          ink={ink}
        >
          {lettersOf(row)}
        </Stitched>
      ))}
    </svg>
  )
}

type StitchedProps = { y: number; size: number; ink: string; children: readonly string[] }

/** Satin stitch: the thread lies across the letter, and its ends cast a small shade. */
function Stitched({ y, size, ink, children: letters }: StitchedProps) {
  const line = { x: WIDTH / 2, fontSize: size, textAnchor: 'middle' as const }
  return (
    <g>
      <text {...line} y={y + 1.5} fill="currentColor" fillOpacity={0.25}>
        {letters.join('')}
      </text>
      <text {...line} y={y} fill={ink} stroke={ink} strokeWidth={size / 26} strokeDasharray="1.6 1.1">
        {letters.map((letter, index) => (
          <tspan key={index} className={css.letter}>
            {letter}
          </tspan>
        ))}
      </text>
    </g>
  )
}
