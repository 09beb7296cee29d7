import { useLingui } from '@lingui/react'
import { LANGUAGES, type Language } from '@shop/domain/market/markets'
import { Field } from '../../parts/field.tsx'
import { languageName } from '../../words/names/intl-name.ts'
import styles from './promotions-page.module.css'

type WordsProps = {
  words: Record<string, unknown>
  onChange: (words: Record<Language, string>) => void
  /** Languages that lack a word. */
  wrong: readonly string[]
}

/** A name in every language that shoppers read it in. */
export function WordsFields({ words, onChange, wrong }: WordsProps) {
  const { i18n } = useLingui()
  const wordIn = (language: Language) => {
    const word = words[language]
    return typeof word === 'string' ? word : ''
  }

  return (
    <div className={styles.words}>
      {LANGUAGES.map((language) => (
        <Field
          key={language}
          label={i18n.t({
            id: 'offer.nameIn',
            message: 'Name, {language}',
            values: { language: languageName(language, i18n) },
          })}
          value={wordIn(language)}
          onChange={(word) =>
            onChange({ de: wordIn('de'), fr: wordIn('fr'), nl: wordIn('nl'), [language]: word })
          }
          maxLength={120}
          problem={
            wrong.includes(language)
              ? i18n.t({ id: 'offer.wrong.name', message: 'Shoppers read it: write it down.' })
              : null
          }
        />
      ))}
    </div>
  )
}
