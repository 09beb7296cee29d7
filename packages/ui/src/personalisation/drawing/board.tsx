import { textLength } from '@shop/domain/personalisation/personalisation-rules'
import { type DrawingProps, fittingSize, pieceColour } from './drawing-props.ts'
import css from './name-drawing.module.css'

const LETTER = 56
const FEWEST = 4

/** Letters in the hollows of a board, each with its knob; what else is written stands on the back of it. */
export function Board({ drawing, letters, further }: DrawingProps) {
  const { ground, ink } = drawing
  const inside = Math.max(FEWEST, letters.length) * LETTER
  const width = inside + 40
  const start = 20 + (inside - letters.length * LETTER) / 2
  const back = further.join(' ')

  return (
    <svg viewBox={`0 0 ${width} ${back === '' ? 120 : 176}`} aria-hidden="true">
      <rect x={4} y={8} width={width - 8} height={104} rx={20} fill="currentColor" fillOpacity={0.14} />
      <rect x={4} y={4} width={width - 8} height={104} rx={20} fill={ground} />
      <rect
        x={11}
        y={11}
        width={width - 22}
        height={90}
        rx={14}
        fill="none"
        stroke="currentColor"
        strokeOpacity={0.12}
      />
      {letters.map((letter, index) => (
        <g key={index} transform={`translate(${start + index * LETTER + LETTER / 2} 0)`}>
          <g className={css.piece}>
            <text y={82} fontSize={66} textAnchor="middle" fill="currentColor" fillOpacity={0.2} dy={3}>
              {letter}
            </text>
            <text y={82} fontSize={66} textAnchor="middle" fill={pieceColour(drawing, index)}>
              {letter}
            </text>
            {letter === ' ' ? null : <circle cy={59} r={5} fill={ground} stroke={ink} strokeOpacity={0.35} />}
          </g>
        </g>
      ))}
      {back === '' ? null : (
        <>
          <rect x={4} y={124} width={width - 8} height={48} rx={14} fill={ground} />
          <text
            x={width / 2}
            y={156}
            fontSize={fittingSize(textLength(back), { width: width - 40, most: 26 })}
            textAnchor="middle"
            fill={ink}
          >
            {back}
          </text>
        </>
      )}
    </svg>
  )
}
