import { Trans, useLingui } from '@lingui/react'
import type { BlockKind } from '@shop/api-client/office/content-commands'
import { Button } from '../../parts/button.tsx'
import styles from './story-page.module.css'
import { type NamedProblem, namedProblems } from './tree/named-problems.ts'

type StoryProblemsProps = {
  problems: string
  content: object
  kinds: readonly BlockKind[]
  onOpen: (uid: string) => void
}

/** What keeps a page from being published, block by block, each with the way to its form. */
export function StoryProblems({ problems, content, kinds, onOpen }: StoryProblemsProps) {
  const { i18n } = useLingui()
  const words = ({ block, field, kind, words: reason }: NamedProblem) => {
    const place = [block, field].filter(Boolean).join(', ')
    if (kind === 'missing')
      return i18n.t({ id: 'story.problem.missing', message: '{place}: fill it in.', values: { place } })
    if (kind === 'unknown')
      return i18n.t({
        id: 'story.problem.unknown',
        message: '{place}: the shop knows no such block. Remove it.',
        values: { place },
      })
    return place === '' ? reason : `${place}: ${reason}`
  }
  return (
    <>
      <p>
        <Trans
          id="story.problems"
          message="Some blocks could not be shown like this. Put them right first:"
        />
      </p>
      <ul className={styles.problems}>
        {namedProblems(problems, content, kinds).map((problem, index) => (
          <li key={`${index} ${problem.words}`}>
            <span>{words(problem)}</span>
            {problem.uid !== null && (
              <Button look="quiet" onPress={() => onOpen(problem.uid ?? '')}>
                <Trans id="story.problem.open" message="Open" />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
