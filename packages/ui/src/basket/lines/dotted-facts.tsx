import css from './dotted-facts.module.css'

type DottedFactsProps = { facts: readonly string[]; className?: string | undefined }

/** Facts with dots between those that stand on one line: none is left hanging where the line breaks. */
export function DottedFacts({ facts, className }: DottedFactsProps) {
  return (
    <span className={className}>
      <span className={css.facts}>
        {facts.map((fact, index) => (
          <span key={index}>
            {index > 0 ? <i> · </i> : null}
            {fact}
          </span>
        ))}
      </span>
    </span>
  )
}
