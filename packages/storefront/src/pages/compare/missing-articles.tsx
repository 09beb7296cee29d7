import { Trans } from '@lingui/react'
import css from './compare-page.module.css'

/** What the address names and the shop does not have, said by name. */
export function MissingArticles({ gone, unknown }: { gone: readonly string[]; unknown: readonly string[] }) {
  if (gone.length + unknown.length === 0) return null
  return (
    <ul className={css.missing}>
      {gone.map((name) => (
        <li key={name}>
          <Trans id="compare.gone" message="„{name}“ verkaufen wir nicht mehr." values={{ name }} />
        </li>
      ))}
      {unknown.map((article) => (
        <li key={article}>
          <Trans
            id="compare.unknown"
            message="Einen Artikel mit der Nummer {article} haben wir nicht gefunden."
            values={{ article }}
          />
        </li>
      ))}
    </ul>
  )
}
