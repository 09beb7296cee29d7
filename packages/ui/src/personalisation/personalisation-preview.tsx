import { Trans, useLingui } from '@lingui/react'
import { drawnLength, shownLength } from '@shop/domain/personalisation/drawn-length'
import {
  lettersMade,
  type PersonalisationTexts,
  textLength,
} from '@shop/domain/personalisation/personalisation-rules'
import type { Personalisation, PersonalisationDrawing } from '@shop/domain/product/product-facts'
import { TaxNote } from '../price/tax-note.tsx'
import { useShopFormat } from '../shop-format.tsx'
import { NameDrawing } from './drawing/name-drawing.tsx'
import css from './personalisation-form.module.css'

type PersonalisationPreviewProps = {
  personalisation: Personalisation
  texts: PersonalisationTexts
  /** How many letters of the first row there is room for. */
  room: number
  /** What it is sold as with these texts; null where that is settled elsewhere. */
  sold: SoldAs | null
}

/** The price in minor units. */
export type SoldAs = { label: string; price: number }

/** What the text looks like on the thing, how long it gets and what it costs. */
export function PersonalisationPreview({ personalisation, texts, room, sold }: PersonalisationPreviewProps) {
  const { kind, drawing } = personalisation

  return (
    <div className={css.preview} data-kind={kind}>
      <p className={css.caption}>
        <Trans id="personalisation.preview" message="Vorschau" />
      </p>
      {drawing ? (
        <>
          <NameDrawing drawing={drawing} texts={texts} room={room} />
          <Figures drawing={drawing} text={lettersMade(texts[0] ?? '', room).join('')} sold={sold} />
        </>
      ) : (
        <Letters texts={texts} />
      )}
    </div>
  )
}

function Letters({ texts }: { texts: PersonalisationTexts }) {
  const shown = texts.map((text) => text.trim()).filter((text) => text !== '')

  return (
    <p className={css.sample} aria-live="polite">
      {shown.length > 0 ? (
        shown.map((text, row) => <span key={row}>{text}</span>)
      ) : (
        <span className={css.empty}>
          <Trans id="personalisation.sample" message="Ihr Text" />
        </span>
      )}
    </p>
  )
}

type FiguresProps = {
  drawing: PersonalisationDrawing
  /** As far as it is drawn: what cannot be had has no length. */
  text: string
  sold: SoldAs | null
}

function Figures({ drawing, text, sold }: FiguresProps) {
  const { i18n } = useLingui()
  const { money, number } = useShopFormat()
  const count = textLength(text)
  const { value, unit } = shownLength(drawnLength(drawing, text))
  const length = number(value, { style: 'unit', unit })

  return (
    <p className={css.figures} aria-live="polite">
      {count > 0 ? (
        <>
          <span>
            {i18n.t({
              id: 'personalisation.letters',
              message: '{count, plural, one {# Zeichen} other {# Zeichen}}',
              values: { count },
            })}
          </span>{' '}
          <span>
            {drawing.length.base > 0
              ? i18n.t({
                  id: 'personalisation.long',
                  message: 'etwa {length} lang',
                  values: { length },
                })
              : i18n.t({
                  id: 'personalisation.wide',
                  message: 'Schrift etwa {length} breit',
                  values: { length },
                })}
          </span>{' '}
        </>
      ) : null}
      {sold ? (
        <>
          {sold.label === '' ? null : <span>{sold.label}</span>} <strong>{money(sold.price)}</strong>{' '}
          <TaxNote isShort isPlain />
        </>
      ) : null}
    </p>
  )
}
