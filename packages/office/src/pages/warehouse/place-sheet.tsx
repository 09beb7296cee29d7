import { Trans, useLingui } from '@lingui/react'
import { placeArticle } from '@shop/api-client/office/warehouse-commands'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { OfficeProblem, run } from '../../client/api.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { problemText } from '../../words/problems/problem-text.ts'
import styles from './warehouse-page.module.css'

type PlaceSheetProps = {
  article: { variantId: number; name: string; place: string | null; placeVersion: number }
  onClose: () => void
}

/** Says where an article lies; when somebody else was quicker, theirs is shown, and what was written stays. */
export function PlaceSheet({ article, onClose }: PlaceSheetProps) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const queries = useQueryClient()
  const [place, setPlace] = useState(article.place ?? '')
  const [problem, setProblem] = useState<string | null>(null)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setProblem(null)
    try {
      const input = { variantId: article.variantId, place }
      const outcome = await run(shop, placeArticle, input, { seen: article.placeVersion })
      await queries.invalidateQueries({ queryKey: [shop] })
      if (outcome.type === 'conflict') {
        const [change] = outcome.changes
        return setProblem(
          i18n.t({
            id: 'place.conflict',
            message: '{by} has noted “{place}” meanwhile. Save again to replace it.',
            values: { by: change?.by ?? '', place: change?.what ?? '' },
          }),
        )
      }
      if (outcome.type !== 'done') throw new OfficeProblem({ type: 'outcome', outcome })
      onClose()
    } catch (error) {
      setProblem(problemText(error, i18n))
    }
  }

  return (
    <Sheet title={i18n.t({ id: 'place.title', message: 'Where does it lie?' })} isOpen onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <p>{article.name}</p>
        <Field
          label={i18n.t({ id: 'place.place', message: 'Place' })}
          hint={i18n.t({
            id: 'place.hint',
            message: 'As it is written on the shelf, A-12-3. Empty for none.',
          })}
          value={place}
          onChange={setPlace}
          maxLength={30}
          autoFocus
        />
        {problem !== null && <Notice tone="bad">{problem}</Notice>}
        <div className={styles.actions}>
          <Button onPress={onClose}>
            <Trans id="step.stop" message="Not now" />
          </Button>
          <Button type="submit" look="primary">
            <Trans id="place.save" message="Save the place" />
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
