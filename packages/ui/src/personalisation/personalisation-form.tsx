import { Trans, useLingui } from '@lingui/react'
import {
  type PersonalisationTexts,
  personalisationProblems,
  rowLength,
  textLength,
} from '@shop/domain/personalisation/personalisation-rules'
import { type PricedVariant, variantForTexts } from '@shop/domain/personalisation/variant-for-texts'
import type { Personalisation } from '@shop/domain/product/product-facts'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import css from './personalisation-form.module.css'
import { PersonalisationPreview } from './personalisation-preview.tsx'
import { personalisationWords } from './personalisation-words.ts'

/** A variant that can be ordered, with the words that tell it from the others. */
export type OfferedVariant = PricedVariant & { label: string }

type PersonalisationFormProps = {
  personalisation: Personalisation
  /** The chosen variant: larger ones may take more letters. */
  variantKey: string
  /** Those to choose from, so that the name finds its own; none where the line keeps its variant. */
  variants?: readonly OfferedVariant[]
  /** What was typed before, row by row. */
  texts: PersonalisationTexts
  /** The text goes on into the basket, and the buttons say so. */
  isBuying?: boolean
  /** With the reference key of the variant that takes them. */
  onSave: (texts: PersonalisationTexts, variantKey: string) => void
  /** Chosen where the product is sold plain too. */
  onWithout: () => void
}

/** The rows of a personalisation with what they look like on the thing. @see spec §4 "Personalisation text" */
export function PersonalisationForm(props: PersonalisationFormProps) {
  const { personalisation, variants = [], isBuying = false, onSave, onWithout } = props
  const { i18n } = useLingui()
  const { rows, kind, mayBeWithout } = personalisation
  const [texts, setTexts] = useState<PersonalisationTexts>(() => rows.map((_, row) => props.texts[row] ?? ''))
  const [isChecked, setChecked] = useState(false)
  const variantKey = variantForTexts(personalisation, { variants, chosen: props.variantKey }, texts)
  const problems = personalisationProblems(personalisation, texts, variantKey)

  const save = () => {
    setChecked(true)
    const wrong = problems.findIndex((problem) => problem !== null)
    if (wrong < 0)
      onSave(
        texts.map((text) => text.trim()),
        variantKey,
      )
    else document.getElementById(`text${wrong + 1}`)?.focus()
  }

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <PersonalisationPreview
        personalisation={personalisation}
        texts={texts}
        room={rows[0] ? rowLength(rows[0], variantKey) : 0}
        sold={variants.find(({ referenceKey }) => referenceKey === variantKey) ?? null}
      />
      {rows.map((row, index) => {
        const text = texts[index] ?? ''
        const most = rowLength(row, variantKey)
        const name = `text${index + 1}`
        const problem = problems[index] ?? null
        return (
          <TextField
            key={name}
            name={name}
            label={row.label || i18n.t({ id: 'personalisation.text', message: 'Wunschtext' })}
            required={row.required}
            autoComplete="off"
            spellCheck={false}
            hint={i18n.t({
              id: 'personalisation.count',
              message: '{count} von {most} Zeichen',
              values: { count: textLength(text), most },
            })}
            error={
              isChecked || problem !== 'required' ? personalisationWords(i18n, problem, { text, most }) : null
            }
            value={text}
            onChange={(value) => setTexts(texts.with(index, value))}
          />
        )
      })}
      <p className={css.note}>
        <Trans
          id="personalisation.note"
          message="Möglich sind Buchstaben, Ziffern und einfache Satzzeichen. Was wir eigens für Sie anfertigen, können Sie nicht zurückgeben."
        />
      </p>
      <div className={css.actions}>
        <Button type="submit" wide>
          {isBuying ? (
            <Trans id="personalisation.saveAndBuy" message="Mit Text in den Warenkorb" />
          ) : (
            <Trans id="personalisation.save" message="Text übernehmen" />
          )}
        </Button>
        {mayBeWithout ? (
          <Button kind="secondary" wide onClick={onWithout}>
            {kind === 'engraving' ? (
              <Trans id="personalisation.withoutEngraving" message="Ohne Gravur" />
            ) : (
              <Trans id="personalisation.without" message="Ohne Text" />
            )}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
