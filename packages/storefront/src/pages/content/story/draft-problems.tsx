import { Trans } from '@lingui/react'
import { PageWidth } from '@shop/ui/layout/page-width'
import css from './draft-problems.module.css'

/** What is wrong with the fields of a page itself, above its draft: there editors look. */
export function DraftProblems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null

  return (
    <PageWidth>
      <div className={css.problems}>
        <p>
          <Trans id="draft.problems" message="Nur im Entwurf: Das stimmt an den Feldern der Seite nicht." />
        </p>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
    </PageWidth>
  )
}
