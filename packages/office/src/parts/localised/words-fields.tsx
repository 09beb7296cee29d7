import { useLingui } from '@lingui/react'
import type { Words } from '@shop/domain/goods/category-words'
import type { Language } from '@shop/domain/market/markets'
import { languageName } from '../../words/names/intl-name.ts'
import { Field } from '../field.tsx'
import listing from '../listing.module.css'

type WordsFieldsProps = {
  label: string
  words: Words
  languages: readonly Language[]
  onChange: (words: Words) => void
  /** What is wrong with the words of a language. */
  problem?: (language: Language) => string | null
  /** Nothing needs to be said. */
  isOptional?: boolean
  rows?: number
}

/** Words in the languages of the shop; German always, because it stands in for the others. */
export function WordsFields({
  label,
  words,
  languages,
  onChange,
  problem,
  isOptional = false,
  rows,
}: WordsFieldsProps) {
  const { i18n } = useLingui()
  const shown: Language[] = ['de', ...languages.filter((language) => language !== 'de')]
  return (
    <div className={listing.pair}>
      {shown.map((language) => (
        <Field
          key={language}
          label={i18n.t({
            id: 'newProduct.inLanguage',
            message: '{label}, {language}',
            values: { label, language: languageName(language, i18n) },
          })}
          value={words[language]}
          onChange={(text) => onChange({ ...words, [language]: text })}
          problem={problem?.(language) ?? null}
          isRequired={language === 'de' && !isOptional}
          {...(rows === undefined ? {} : { rows })}
        />
      ))}
    </div>
  )
}
