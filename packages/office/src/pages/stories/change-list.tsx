import { Trans, useLingui } from '@lingui/react'
import type { BlockKind } from '@shop/api-client/office/content-commands'
import type { StoryChange } from '@shop/domain/story/story-changes'
import { Badge } from '../../parts/badge.tsx'
import type { Tone } from '../../words/names/state-name.ts'
import styles from './story-page.module.css'

const TONES: Record<StoryChange['kind'], Tone> = {
  added: 'good',
  removed: 'bad',
  changed: 'info',
  moved: 'quiet',
}

/** What is different between two states of a page, one line each. */
export function ChangeList({
  changes,
  kinds,
}: {
  changes: readonly StoryChange[]
  kinds: readonly BlockKind[]
}) {
  const { i18n } = useLingui()
  const names: Record<StoryChange['kind'], string> = {
    added: i18n.t({ id: 'story.added', message: 'New' }),
    removed: i18n.t({ id: 'story.removed', message: 'Gone' }),
    changed: i18n.t({ id: 'story.changed', message: 'Changed' }),
    moved: i18n.t({ id: 'story.moved', message: 'Moved' }),
  }
  if (changes.length === 0)
    return (
      <p className={styles.quiet}>
        <Trans id="story.same" message="Both say the same." />
      </p>
    )
  return (
    <ul className={styles.changes}>
      {changes.map(({ kind, component, words, fields }, index) => {
        const block = kinds.find(({ name }) => name === (component ?? 'page'))
        return (
          <li key={`${index} ${kind} ${component}`}>
            <Badge tone={TONES[kind]}>{names[kind]}</Badge>
            <span>
              {component === null
                ? i18n.t({ id: 'story.page', message: 'Page' })
                : (block?.title ?? component)}
              <span className={styles.quiet}>
                {[words, fields.map((field) => labelOf(field, block)).join(', ')].filter(Boolean).join(' · ')}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** A translation is called by its field and its language. */
function labelOf(field: string, block: BlockKind | undefined): string {
  const [base = field, language] = field.split('__i18n__')
  const label = block?.fields.find(({ name }) => name === base)?.label ?? base
  return language === undefined ? label : `${label} (${language})`
}
