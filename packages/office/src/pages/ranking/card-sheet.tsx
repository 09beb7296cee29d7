import { Trans, useLingui } from '@lingui/react'
import type { RankedCard, Ranking } from '@shop/api-client/office/ranking-commands'
import { type FormEvent, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { factorOf } from './ranked-grid.tsx'
import styles from './ranking-page.module.css'
import { FACTORS, factorName } from './ranking-words.ts'

type SheetProps = {
  /** Null while none is open. */
  card: RankedCard | null
  draft: Ranking
  onChange: (ranking: Partial<Ranking>) => void
  onMove: (productId: number, place: number) => void
  onClose: () => void
}

/** One product of the list: to a place by its number, lifted or buried, or by itself again. */
export function CardSheet({ card, draft, onChange, onMove, onClose }: SheetProps) {
  const { i18n } = useLingui()
  const [place, setPlace] = useState('1')
  const [problem, setProblem] = useState<string | null>(null)
  if (card === null) return null
  const { productId } = card
  const factor = String(factorOf(draft, productId) ?? 1)
  const isPinned = draft.pins.includes(productId)

  function move(event: FormEvent): void {
    event.preventDefault()
    const at = /^\d{1,2}$/.test(place.trim()) ? Number(place) : 0
    if (at < 1 || at > 48) {
      setProblem(i18n.t({ id: 'ranking.wrongPlace', message: 'Write a number from 1 to 48.' }))
      return
    }
    onMove(productId, at - 1)
    onClose()
  }

  function boost(chosen: string): void {
    const others = draft.boosts.filter((one) => !('productId' in one && one.productId === productId))
    onChange({ boosts: chosen === '1' ? others : [...others, { productId, factor: Number(chosen) }] })
  }

  return (
    <Sheet title={card.name} isOpen onClose={onClose}>
      <form className={styles.sheet} onSubmit={move} noValidate>
        <Field
          label={i18n.t({ id: 'ranking.toPlace', message: 'Pin to place' })}
          hint={i18n.t({
            id: 'ranking.toPlaceHint',
            message: 'What stands above it is pinned as well, so that it stays there.',
          })}
          value={place}
          onChange={(text) => {
            setPlace(text)
            setProblem(null)
          }}
          inputMode="numeric"
          problem={problem}
          autoFocus
        />
        <div className={styles.actions}>
          <Button type="submit" look="primary">
            <Trans id="ranking.pin" message="Pin" />
          </Button>
          {isPinned && (
            <Button
              onPress={() => {
                onChange({ pins: draft.pins.filter((id) => id !== productId) })
                onClose()
              }}
            >
              <Trans id="ranking.unpin" message="Unpin" />
            </Button>
          )}
        </div>
      </form>
      <Choice
        label={i18n.t({ id: 'ranking.strength', message: 'Lift or bury' })}
        options={[...new Set([...FACTORS, factor])].map((key) => ({ key, name: factorName(key, i18n) }))}
        value={factor}
        onChange={boost}
      />
    </Sheet>
  )
}
