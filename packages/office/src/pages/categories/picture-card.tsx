import { Trans, useLingui } from '@lingui/react'
import { Card } from '../../parts/card.tsx'
import drafts from '../../parts/draft/draft.module.css'
import type { DraftProps } from '../../parts/draft/draft-field.tsx'
import { FactPicture } from '../product/facts/fact-picture.tsx'
import type { FactProblems } from '../product/facts/fact-problems.ts'
import { factSummary } from '../product/facts/fact-summary.ts'
import styles from '../product/product-page.module.css'

const PICTURE = { kind: 'picture' } as const

/** What stands for the category on tiles, in menus and beside what a search finds. */
export function PictureCard({ draft, isReadOnly, problems }: DraftProps & { problems: FactProblems }) {
  const { i18n } = useLingui()
  const title = i18n.t({ id: 'field.image', message: 'Picture' })
  const theirs = draft.meanwhile('image')
  return (
    <Card title={title}>
      <fieldset className={styles.sentences} id="field-image" disabled={isReadOnly} aria-label={title}>
        <FactPicture
          place="image"
          path="image"
          part={{ shape: PICTURE, isOptional: false, isNullable: true }}
          label={title}
          isWhole
          isOptional
          value={draft.value('image')}
          onChange={(image) => draft.edit('image', image)}
          problems={problems}
        />
        {theirs !== undefined && (
          <p className={drafts.theirs}>
            <Trans
              id="product.theirs"
              message="Meanwhile: {text}"
              values={{ text: factSummary('image', PICTURE, theirs, i18n) || '–' }}
            />
          </p>
        )}
      </fieldset>
      <p className={styles.quiet}>
        <Trans
          id="category.pictureHint"
          message="Stands on tiles and in the menu of the shop. Without one a category shows its name alone."
        />
      </p>
    </Card>
  )
}
