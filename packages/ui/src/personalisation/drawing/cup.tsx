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
      <path d="M230 62 h22 a38 38 0 0 1 0 84 h-24" fill="none" stroke={ground} strokeWidth={18} />
      <path
        d="M230 62 h22 a38 38 0 0 1 0 84 h-24"
        fill="none"
        stroke="currentColor"
        strokeOpacity={0.12}
        strokeWidth={18}
      />
      <path d="M66 22 V150 Q66 182 100 182 H200 Q234 182 234 150 V22 Z" fill={ground} />
      <path
        d="M200 22 h34 V150 Q234 182 200 182 h-14 Q206 170 200 22 Z"
        fill="currentColor"
        fillOpacity={0.07}
      />
      <ellipse cx={150} cy={22} rx={84} ry={13} fill={ground} />
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
