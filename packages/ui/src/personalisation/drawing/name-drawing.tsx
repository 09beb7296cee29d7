import { useLingui } from '@lingui/react'
import { lettersMade, lettersOf } from '@shop/domain/personalisation/personalisation-rules'
import type { PersonalisationDrawing } from '@shop/domain/product/product-facts'
import type { ComponentType } from 'react'
import { Board } from './board.tsx'
import { Cloth } from './cloth.tsx'
import { Cup } from './cup.tsx'
import type { DrawingProps } from './drawing-props.ts'
import css from './name-drawing.module.css'
import { Wagons } from './wagons.tsx'

type NameDrawingProps = {
  drawing: PersonalisationDrawing
  /** As typed, row by row. */
  texts: readonly string[]
  /** How many letters of the first row there is room for: what is beyond is not drawn, nor signs that cannot be made. */
  room: number
}

const DRAWINGS: Record<PersonalisationDrawing['kind'], ComponentType<DrawingProps>> = {
  wagons: Wagons,
  board: Board,
  cloth: Cloth,
  cup: Cup,
}

/** The product with the text on it, letter by letter as it is typed. */
export function NameDrawing({ drawing, texts, room }: NameDrawingProps) {
  const { i18n } = useLingui()
  const Drawing = DRAWINGS[drawing.kind]
  const [first = '', ...others] = texts
  const letters = lettersMade(first, room)
  const further = others.map((row) => lettersMade(row, Infinity).join('')).filter((row) => row !== '')
  const text = [letters.join(''), ...further].filter((row) => row !== '').join(', ')
  // Cut off, the word for a name would be none.
  const samples = [
    i18n.t({ id: 'personalisation.sampleName', message: 'Name' }),
    i18n.t({ id: 'personalisation.sampleShort', message: 'Mia' }),
  ].map(lettersOf)
  const sample = (samples.find(({ length }) => length <= room) ?? []).slice(0, room)

  return (
    <div
      className={css.drawing}
      role="img"
      data-font={drawing.font}
      data-empty={letters.length === 0 || undefined}
      aria-label={
        text === ''
          ? i18n.t({ id: 'personalisation.drawnEmpty', message: 'Zeichnung, noch ohne Text' })
          : i18n.t({
              id: 'personalisation.drawn',
              message: 'Zeichnung mit dem Text „{text}“',
              values: { text },
            })
      }
    >
      <Drawing drawing={drawing} letters={letters.length > 0 ? letters : sample} further={further} />
    </div>
  )
}
