import { textLength } from '@shop/domain/personalisation/personalisation-rules'
import { type DrawingProps, fittingSize } from './drawing-props.ts'
import css from './name-drawing.module.css'

/** A cup with letters cut into its glaze. */
export function Cup({ drawing, letters, further }: DrawingProps) {
  const { ground, ink } = drawing
  const size = fittingSize(letters.length, { width: 150, most: 44 })
  const middle = 104 - further.length * 12

  return (
    <svg viewBox="0 0 320 190" aria-hidden="true">
      <g fill={ground} stroke="currentColor" strokeOpacity={0.22} strokeWidth={1.5}>
        <path d="M232 54 h20 a46 46 0 0 1 0 92 h-22 v-18 h20 a28 28 0 0 0 0 -56 h-18 Z" />
        <path d="M66 22 V150 Q66 182 100 182 H200 Q234 182 234 150 V22 Z" />
        <ellipse cx={150} cy={22} rx={84} ry={13} />
      </g>
      <path
        d="M74 40 V148 Q74 174 98 175"
        fill="none"
        stroke="currentColor"
        strokeOpacity={0.07}
        strokeWidth={10}
      />
      <ellipse cx={150} cy={23} rx={77} ry={9} fill="currentColor" fillOpacity={0.3} />
      <text
        x={150}
        y={middle + 1.5}
        fontSize={size}
        textAnchor="middle"
        fill="currentColor"
        fillOpacity={0.15}
      >
        {letters.join('')}
      </text>
      <text x={150} y={middle} fontSize={size} textAnchor="middle" fill={ink}>
        {letters.map((letter, index) => (
          <tspan key={index} className={css.letter}>
            {letter}
          </tspan>
        ))}
      </text>
      {further.map((row, index) => (
        <text
          key={index}
          x={150}
          y={middle + 30 + index * 26}
          fontSize={fittingSize(textLength(row), { width: 150, most: 20 })}
          textAnchor="middle"
          fill={ink}
        >
          {row}
        </text>
      ))}
    </svg>
  )
}
