import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { type LineEffect, lineName, lineValue, problemOfLine } from '../../words/line-text.ts'
import styles from './products-page.module.css'

const FIRST = 100

/** Each line with what it is and what it becomes; those that are left out stand first, with why. */
export function BatchLines({ lines }: { lines: readonly LineEffect[] }) {
  const { i18n } = useLingui()
  const [most, setMost] = useState(FIRST)
  const sorted = lines.toSorted((one, other) => Number(one.problem === null) - Number(other.problem === null))

  return (
    <section
      className={styles.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
      aria-label={i18n.t({ id: 'batch.lines', message: 'Changes, line by line' })}
    >
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">
              <Trans id="batch.article" message="Article" />
            </th>
            <th scope="col">
              <Trans id="batch.what" message="What" />
            </th>
            <th scope="col">
              <Trans id="batch.from" message="Is" />
            </th>
            <th scope="col">
              <Trans id="batch.to" message="Becomes" />
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, most).map((line) => (
            <tr
              key={`${line.key} ${line.what} ${line.country ?? line.currency}`}
              data-wrong={line.problem !== null}
            >
              <td>{line.key}</td>
              <td>{lineName(line, i18n)}</td>
              <td>{lineValue(line, 'from', i18n)}</td>
              <td>
                {line.problem === null ? (
                  <strong>{lineValue(line, 'to', i18n)}</strong>
                ) : (
                  <>
                    <s>{lineValue(line, 'to', i18n)}</s> {problemOfLine(line.problem, i18n)}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > most && (
        <Button onPress={() => setMost(lines.length)}>
          <Trans id="batch.more" message="Show all {count}" values={{ count: lines.length }} />
        </Button>
      )}
    </section>
  )
}
