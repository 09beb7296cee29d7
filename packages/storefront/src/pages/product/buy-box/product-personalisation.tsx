import { Trans, useLingui } from '@lingui/react'
import type { Personalisation } from '@shop/domain/product/product-facts'
import { Button } from '@shop/ui/button/button'
import type { PersonalisationChoice } from '../state/product-dialog.ts'
import css from './product-personalisation.module.css'

type ProductPersonalisationProps = {
  personalisation: Personalisation
  choice: PersonalisationChoice
  onEdit: () => void
}

/** What is going to stand on the product, and the way to say so. */
export function ProductPersonalisation({ personalisation, choice, onEdit }: ProductPersonalisationProps) {
  const { i18n } = useLingui()
  const isEngraving = personalisation.kind === 'engraving'
  const words =
    choice === null
      ? i18n.t({ id: 'personalisation.none', message: 'Noch nichts gewählt, im Preis enthalten' })
      : choice.kind === 'without'
        ? i18n.t({ id: 'personalisation.plain', message: 'Ohne, wie abgebildet' })
        : choice.texts.filter((text) => text !== '').join(' · ')

  return (
    <div className={css.line}>
      <p>
        <span className={css.label}>
          {isEngraving ? (
            <Trans id="personalisation.engraving" message="Gravur" />
          ) : (
            <Trans id="personalisation.text" message="Wunschtext" />
          )}
        </span>
        <span className={css.text} data-empty={choice?.kind === 'texts' ? undefined : true}>
          {words}
        </span>
      </p>
      <Button kind="secondary" size="s" aria-haspopup="dialog" onClick={onEdit}>
        {choice === null ? (
          <Trans id="personalisation.enter" message="Text eingeben" />
        ) : (
          <Trans id="personalisation.change" message="Text ändern" />
        )}
      </Button>
    </div>
  )
}
