import { townCode, townStep } from '@shop/domain/address/towns'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AddressFieldName, AddressValues } from './address-fields.ts'
import type { AddressHelp } from './address-help.ts'

const NONE: readonly string[] = []

/**
 * The towns of the postal code that is typed. A code with one town fills it in, unless another was typed; what is typed is
 * judged when its field is left, not while it grows.
 *
 * @see product §7
 */
export function useTownHelp(
  { country, zip, city }: Pick<AddressValues, 'country' | 'zip' | 'city'>,
  {
    help,
    onChange,
    fieldId,
  }: {
    help: AddressHelp | null
    onChange: (name: AddressFieldName, value: string) => void
    /** The field of the town. */
    fieldId: string
  },
) {
  const code = townCode(country, zip)
  const place = code === null ? null : `${country} ${code}`
  const [known, setKnown] = useState<{ place: string; towns: readonly string[] } | null>(null)
  /** The town as it was when its field was left; null while it grows. */
  const [judged, setJudged] = useState<string | null>(city)
  const filled = useRef<string | null>(null)
  /** What was filled in last without being asked for; a new one each time. */
  const [arrival, setArrival] = useState<{ town: string } | null>(null)
  const towns = known !== null && known.place === place ? known.towns : NONE

  const take = (town: string) => {
    filled.current = town
    setJudged(town)
    onChange('city', town)
  }
  const arrived = useEffectEvent((at: string, found: readonly string[]) => {
    setKnown({ place: at, towns: found })
    const isBegun = city !== '' && found.some((town) => town.toLowerCase().startsWith(city.toLowerCase()))
    setJudged(isBegun ? null : city)
    const step = townStep({ towns: found, city, filled: filled.current })
    if (step.do !== 'fill') return
    take(step.town)
    setArrival({ town: step.town })
  })

  useEffect(() => {
    if (help === null || place === null || code === null) return
    let isWanted = true
    void help.towns({ country, zip: code }).then((found) => {
      if (isWanted) arrived(place, found)
    })
    return () => {
      isWanted = false
    }
  }, [help, country, code, place])

  useEffect(() => {
    // A slow answer finds its field entered already: it is selected, as by the Tab key, or the next letter would follow it.
    const field = document.getElementById(fieldId)
    if (arrival !== null && field instanceof HTMLInputElement && field === document.activeElement)
      field.select()
  }, [arrival, fieldId])

  const step = judged === city ? townStep({ towns, city, filled: null }) : null
  return {
    towns,
    /** Towns to choose from, because none or another is typed. */
    choices: step?.do === 'ask' ? step.towns : step?.do === 'fill' ? [step.town] : NONE,
    /** The town that was filled in last, to be said to whoever does not see it. */
    announced: arrival?.town === city ? city : null,
    take,
    judge: () => setJudged(city),
  }
}
