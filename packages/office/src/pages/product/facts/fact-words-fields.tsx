import { useLingui } from '@lingui/react'
import { wordsOfShop } from '@shop/domain/goods/words-of-shop'
import * as v from 'valibot'
import { useShopPlaces } from '../../../client/use-shop-places.ts'
import { Field } from '../../../parts/field.tsx'
import { languageName } from '../../../words/names/intl-name.ts'
import type { FactFieldProps } from './fact-field-props.ts'
import styles from './facts.module.css'

const Words = v.object({ de: v.string(), fr: v.string(), nl: v.string() })

/** Words that fill more than a line. */
const LONG =
  /(?:warnings|ingredients|statements|precautions|storage|preparation|purpose|dataNotice|text|care)$/

type FactWordsProps = FactFieldProps & { nothing: null | undefined; isOptional: boolean }

/** Words in every language that the shop speaks. */
export function FactWords({
  place,
  path,
  label,
  value,
  onChange,
  problems,
  nothing,
  isOptional,
}: FactWordsProps) {
  const { i18n } = useLingui()
  const { languages } = useShopPlaces()
  const read = v.safeParse(Words, value)
  const words = read.success ? read.output : { de: '', fr: '', nl: '' }

  function change(next: typeof words): void {
    const edited = wordsOfShop(words, next, languages)
    const isEmpty = isOptional && Object.values(edited).every((text) => text === '')
    onChange(isEmpty ? nothing : edited)
  }

  return (
    <div className={styles.words}>
      {languages.map((language) => (
        <Field
          key={language}
          label={i18n.t({
            id: 'newProduct.inLanguage',
            message: '{label}, {language}',
            values: { label, language: languageName(language, i18n) },
          })}
          value={words[language]}
          onChange={(text) => change({ ...words, [language]: text })}
          problem={problems.get(`${path}.${language}`) ?? problems.get(path) ?? null}
          {...(LONG.test(place) ? { rows: 2 } : {})}
        />
      ))}
    </div>
  )
}
