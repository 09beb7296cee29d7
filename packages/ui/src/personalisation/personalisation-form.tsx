import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import {
  type PersonalisationProblem,
  type PersonalisationTexts,
  personalisationProblems,
  rowLength,
  textLength,
} from '@shop/domain/personalisation/personalisation-rules'
import type { Personalisation } from '@shop/domain/product/product-facts'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import css from './personalisation-form.module.css'

type PersonalisationFormProps = {
  personalisation: Personalisation
  /** Larger variants may take more letters. */
  variantKey: string
  /** What was typed before, row by row. */
  texts: PersonalisationTexts
  /** The text goes on into the basket, and the buttons say so. */
  isBuying?: boolean
  onSave: (texts: PersonalisationTexts) => void
  /** Chosen where the product is sold plain too. */
  onWithout: () => void
}

/** The rows of a personalisation with what they look like on the thing. @see spec §4 "Personalisation text" */
export function PersonalisationForm(props: PersonalisationFormProps) {
  const { personalisation, variantKey, isBuying = false, onSave, onWithout } = props
  const { i18n } = useLingui()
  const { rows, kind, mayBeWithout } = personalisation
  const [texts, setTexts] = useState<PersonalisationTexts>(() => rows.map((_, row) => props.texts[row] ?? ''))
  const [isChecked, setChecked] = useState(false)
  const problems = personalisationProblems(personalisation, texts, variantKey)

  const save = () => {
    setChecked(true)
    const wrong = problems.findIndex((problem) => problem !== null)
    if (wrong < 0) onSave(texts.map((text) => text.trim()))
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
      <Preview kind={kind} texts={texts} />
      {rows.map((row, index) => {
        const text = texts[index] ?? ''
        const most = rowLength(row, variantKey)
        const name = `text${index + 1}`
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
              isChecked || problems[index] === 'characters'
                ? words(i18n, problems[index] ?? null, most)
                : null
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

function Preview({ kind, texts }: { kind: Personalisation['kind']; texts: PersonalisationTexts }) {
  const shown = texts.map((text) => text.trim()).filter((text) => text !== '')

  return (
    <div className={css.preview} data-kind={kind}>
      <p className={css.caption}>
        <Trans id="personalisation.preview" message="Vorschau" />
      </p>
      <p className={css.sample} aria-live="polite">
        {shown.length > 0 ? (
          shown.map((text, row) => <span key={row}>{text}</span>)
        ) : (
          <span className={css.empty}>
            <Trans id="personalisation.sample" message="Ihr Text" />
          </span>
        )}
      </p>
    </div>
  )
}

/** What is wrong with a row, and how it is put right. */
function words(i18n: I18n, problem: PersonalisationProblem, most: number): string | null {
  switch (problem) {
    case 'required':
      return i18n.t({ id: 'personalisation.required', message: 'Hier fehlt noch Ihr Text.' })
    case 'tooLong':
      return i18n.t({
        id: 'personalisation.tooLong',
        message: 'Das ist zu lang: Höchstens {most} Zeichen passen darauf.',
        values: { most },
      })
    case 'characters':
      return i18n.t({
        id: 'personalisation.characters',
        message:
          'Dieses Zeichen können wir nicht anbringen: Möglich sind Buchstaben, Ziffern und Satzzeichen.',
      })
    case null:
      return null
  }
}
