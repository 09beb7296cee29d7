import { useLingui } from '@lingui/react'
import { Button } from '../../button/button.tsx'
import { VisuallyHidden } from '../../layout/visually-hidden.tsx'
import css from './town-choices.module.css'

/** More are looked for by their letters, in the list of the field: a part of them would be the wrong part. */
const MOST = 8

type TownChoicesProps = {
  zip: string
  city: string
  choices: readonly string[]
  /** Filled in without being asked for. */
  announced: string | null
  onTake: (town: string) => void
}

/** Towns of a postal code to choose from, below the field of the town; and the word for whoever did not see it filled in. */
export function TownChoices({ zip, city, choices, announced, onTake }: TownChoicesProps) {
  const { i18n } = useLingui()
  const question =
    choices.length > MOST
      ? i18n.t({
          id: 'address.manyTowns',
          message: 'Zu {zip} gehören {count} Orte: Die ersten Buchstaben genügen.',
          values: { zip, count: choices.length },
        })
      : city === ''
        ? i18n.t({ id: 'address.townsOf', message: 'Orte zu {zip}:', values: { zip } })
        : i18n.t({
            id: 'address.townDoubt',
            message: '{zip} und {city} passen nicht zusammen. Ist einer dieser Orte gemeint?',
            values: { zip, city },
          })

  return (
    <div className={css.towns} role="status" data-empty={choices.length === 0 || undefined}>
      {announced === null ? null : (
        <VisuallyHidden>
          {i18n.t({ id: 'address.townFilled', message: 'Ort ergänzt: {city}', values: { city: announced } })}
        </VisuallyHidden>
      )}
      {choices.length === 0 ? null : (
        <>
          <span className={css.question}>{question}</span>
          {(choices.length > MOST ? [] : choices).map((town) => (
            <Button key={town} kind="secondary" size="s" onClick={() => onTake(town)}>
              {town}
            </Button>
          ))}
        </>
      )}
    </div>
  )
}
