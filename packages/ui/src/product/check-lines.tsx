import css from './check-lines.module.css'

export type CheckLine = { text: string; href?: string }

type CheckLinesProps = {
  /** What the lines are about, for those who do not see where they stand. */
  label: string
  lines: readonly CheckLine[]
  /** In as few rows as they need, instead of one below the other. */
  isInline?: boolean
}

/** Short facts with a tick before each; nothing without facts. */
export function CheckLines({ label, lines, isInline = false }: CheckLinesProps) {
  if (lines.length === 0) return null
  return (
    <ul className={css.lines} aria-label={label} data-inline={isInline || undefined}>
      {lines.map(({ text, href }) => (
        <li key={text}>{href === undefined ? text : <a href={href}>{text}</a>}</li>
      ))}
    </ul>
  )
}
