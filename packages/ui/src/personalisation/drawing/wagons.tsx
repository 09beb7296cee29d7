import { type DrawingProps, pieceColour } from './drawing-props.ts'
import css from './name-drawing.module.css'

const LOCOMOTIVE = 104
const WAGON = 60
/** A train is drawn as large as one of so many wagons, so that it grows with the name. */
const FEWEST = 4

/** A locomotive, a wagon for each letter and a heart at the end. */
export function Wagons({ drawing, letters }: DrawingProps) {
  const { ground, ink } = drawing
  const end = LOCOMOTIVE + letters.length * WAGON
  const width = LOCOMOTIVE + Math.max(FEWEST, letters.length) * WAGON + 52

  return (
    <svg viewBox={`0 0 ${width} 112`} aria-hidden="true">
      <g fill={ground}>
        <rect x={6} y={76} width={92} height={10} rx={3} />
        <rect x={14} y={44} width={52} height={32} rx={14} fill={pieceColour(drawing, 0)} />
        <rect x={22} y={24} width={12} height={22} rx={3} />
        <rect x={60} y={26} width={34} height={50} rx={4} fill={pieceColour(drawing, 1)} />
        <rect x={56} y={20} width={42} height={9} rx={4} />
        <rect x={69} y={37} width={16} height={14} rx={3} fillOpacity={0.9} />
      </g>
      <Wheels at={[22, 50, 80]} ground={ground} />
      {letters.map((letter, index) => (
        <g key={index} transform={`translate(${LOCOMOTIVE + index * WAGON} 0)`}>
          <g className={css.piece}>
            <rect x={-10} y={79} width={14} height={4} rx={2} fill="currentColor" fillOpacity={0.45} />
            <rect x={2} y={76} width={52} height={10} rx={3} fill={ground} />
            {letter === ' ' ? null : (
              <>
                <rect x={6} y={32} width={44} height={44} rx={5} fill={pieceColour(drawing, index)} />
                <rect x={6} y={66} width={44} height={10} rx={5} fill="currentColor" fillOpacity={0.07} />
                <text x={28} y={66} fontSize={34} textAnchor="middle" fill={ink}>
                  {letter}
                </text>
              </>
            )}
            <Wheels at={[16, 40]} ground={ground} />
          </g>
        </g>
      ))}
      <g className={css.end} style={{ transform: `translateX(${end}px)` }}>
        <rect x={-10} y={79} width={14} height={4} rx={2} fill="currentColor" fillOpacity={0.45} />
        <rect x={2} y={76} width={40} height={10} rx={3} fill={ground} />
        <path
          d="M22 74 C10 62 8 52 15 50 C19 49 21 52 22 55 C23 52 25 49 29 50 C36 52 34 62 22 74 Z"
          fill={pieceColour(drawing, Math.max(0, drawing.pieces.length - 1))}
        />
        <Wheels at={[12, 32]} ground={ground} />
      </g>
    </svg>
  )
}

function Wheels({ at, ground }: { at: readonly number[]; ground: string }) {
  return at.map((x) => (
    <g key={x}>
      <circle cx={x} cy={91} r={10} fill={ground} />
      <circle cx={x} cy={91} r={10} fill="currentColor" fillOpacity={0.62} />
      <circle cx={x} cy={91} r={3} fill={ground} />
    </g>
  ))
}
