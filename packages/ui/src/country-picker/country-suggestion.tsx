import { Trans } from '@lingui/react'
import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import css from './country-suggestion.module.css'

type CountrySuggestionProps = {
  /** Name of the shop in its own words: `Belgique · Français`. */
  label: string
  languageTag: string
  href: string
  onGo: () => void
  onStay: () => void
}

/** There is a shop where the shopper seems to be. Suggested, never forced. @see eu-duties C-25 */
export function CountrySuggestion({ label, languageTag, href, onGo, onStay }: CountrySuggestionProps) {
  return (
    <div className={css.suggestion}>
      <p>
        <Trans
          id="country.suggestion"
          message="Möchten Sie in ein anderes Land liefern lassen? Dort gibt es einen eigenen Shop mit den Preisen und Lieferzeiten vor Ort."
        />
      </p>
      <div className={css.answers}>
        <ButtonLink href={href} hrefLang={languageTag} onClick={onGo}>
          <span lang={languageTag}>{label}</span>
        </ButtonLink>
        <Button kind="secondary" onClick={onStay}>
          <Trans id="country.stay" message="Hier bleiben" />
        </Button>
      </div>
    </div>
  )
}
