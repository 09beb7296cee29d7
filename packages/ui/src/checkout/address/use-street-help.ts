import { useEffect, useState } from 'react'
import type { AddressFieldName, AddressValues } from './address-fields.ts'
import { type AddressHelp, type AddressSuggestion, filledBy, suggestionText } from './address-help.ts'

/** A fast typist asks once and not for every letter. @see spec §9 "Default debounce" */
const WAIT_MS = 300
/** Fewer letters are every street of the country. */
const FEWEST_LETTERS = 3
const NONE: readonly AddressSuggestion[] = []

/** Whole addresses for the street that is typed; the one that is chosen fills in everything that it knows. @see product §7 */
export function useStreetHelp(
  { country, street, zip, city }: Pick<AddressValues, 'country' | 'street' | 'zip' | 'city'>,
  { help, onChange }: { help: AddressHelp | null; onChange: (name: AddressFieldName, value: string) => void },
) {
  const [suggestions, setSuggestions] = useState(NONE)
  // What stands there already, such as an address of the book, needs no help.
  const [typed, setTyped] = useState<string | null>(null)
  const isTyping = typed === street && street.trim().length >= FEWEST_LETTERS

  useEffect(() => {
    if (help === null || !isTyping) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      void help
        .suggest({ country, street: street.trim(), zip: zip.trim(), city: city.trim() }, asking.signal)
        .then((found) => {
          if (!asking.signal.aborted) setSuggestions(found)
        })
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [help, isTyping, country, street, zip, city])

  const change = (value: string) => {
    const chosen = suggestions.find((one) => suggestionText(one, country) === value)
    if (chosen === undefined) {
      setTyped(value)
      onChange('street', value)
      return
    }
    setTyped(null)
    setSuggestions(NONE)
    const { houseNumber, ...filled } = filledBy(chosen, country)
    onChange('street', filled.street)
    onChange('zip', filled.zip)
    onChange('city', filled.city)
    if (houseNumber !== null) onChange('houseNumber', houseNumber)
  }
  return { options: suggestions.map((one) => suggestionText(one, country)), change }
}
