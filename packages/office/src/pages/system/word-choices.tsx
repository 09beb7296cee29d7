import { useId } from 'react'
import styles from './system-page.module.css'

type WordChoicesProps<Word extends string> = {
  legend: string
  words: readonly Word[]
  chosen: readonly Word[]
  onChange: (words: readonly Word[]) => void
  problem: string | null
}

/** Some of a list of words that both systems know by these very letters. */
export function WordChoices<Word extends string>(props: WordChoicesProps<Word>) {
  const { legend, words, chosen, onChange, problem } = props
  const id = useId()
  return (
    <fieldset className={styles.choices} aria-describedby={problem === null ? undefined : id}>
      <legend>{legend}</legend>
      {words.map((word) => (
        <label key={word}>
          <input
            type="checkbox"
            checked={chosen.includes(word)}
            onChange={({ target }) =>
              onChange(words.filter((one) => (one === word ? target.checked : chosen.includes(one))))
            }
          />
          {word}
        </label>
      ))}
      {problem !== null && (
        <p id={id} className={styles.error} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
