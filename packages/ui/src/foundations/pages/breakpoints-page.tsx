import { useLive } from '../live-values.ts'
import css from './breakpoints-page.module.css'
import { DoAndDont, FoundationPage, FoundationPart } from './foundation-page.tsx'

const STEPS = [
  [
    0,
    'Phone',
    'One column of copy, two of products; navigation behind the menu button, search as a full row',
  ],
  [768, 'Tablet', 'Three products in a row; filters stay behind a button; dialogs stand in the middle'],
  [
    1024,
    'Small desktop',
    'Main navigation in the header; product page 7 to 5; checkout with its summary beside it',
  ],
  [1200, 'Desktop', 'Four products in a row'],
  [1440, 'Wide', 'The page stops growing; only scenes go on to the edge'],
] as const

/** Where the layout changes, and where this window stands. */
export function BreakpointsPage() {
  const width = Number(useLive(() => String(window.innerWidth)))
  const current = STEPS.findLast(([from]) => width >= from)?.[0] ?? 0

  return (
    <FoundationPage
      title="Breakpoints"
      lead="Designed at 390, 768 and 1440, and right everywhere between 320 and as wide as it gets. The three are in the toolbar."
    >
      <FoundationPart title="Steps" note={`This window is ${width} px wide.`}>
        <ol className={css.steps}>
          {STEPS.map(([from, name, what]) => (
            <li key={from} className={css.step} aria-current={from === current || undefined}>
              <span className={css.from}>{from === 0 ? 'below 768' : `from ${from}`}</span>
              <span className={css.line}>
                <span style={{ inlineSize: `${(Math.max(from, 390) / 1440) * 100}%` }} />
              </span>
              <span className={css.name}>
                {name}
                {from === current ? ' – you are here' : ''}
              </span>
              <span className={css.what}>{what}</span>
            </li>
          ))}
        </ol>
      </FoundationPart>
      <FoundationPart title="Rules">
        <DoAndDont
          good={[
            'Draw the phone first; most people shop there.',
            'Write queries as (width >= 768px); a component asks its container where it stands in different places.',
            'Look at 320 px too: that is a desktop at 400 % zoom.',
          ]}
          bad={[
            'No breakpoint between these; let things wrap instead.',
            'No content that only one width has: hide less, fold more.',
          ]}
        />
      </FoundationPart>
    </FoundationPage>
  )
}
