import type { ShownSwitch } from '@shop/api-client/office/feature-switch-commands'
import { useState } from 'react'
import * as v from 'valibot'
import { useShop } from '../../client/use-shop.ts'
import { keep, keptAt } from '../../parts/draft/kept.ts'

export const SWITCH_WORDS = ['brand', 'on', 'off'] as const
export type SwitchWord = (typeof SWITCH_WORDS)[number]

const Draft = v.object({
  words: v.record(v.string(), v.picklist(SWITCH_WORDS)),
  seen: v.nullable(v.number()),
})

/** What somebody has chosen of a switch and not saved yet, place by place; a reload of the tab keeps it. */
export function useSwitchDraft({ feature, places, version }: ShownSwitch) {
  const { id: shop } = useShop()
  const key = `office.switch.${shop}.${feature}`
  const [draft, setDraft] = useState(() => keptAt(key, Draft))

  function write(next: typeof draft): void {
    setDraft(next)
    keep(key, next)
  }

  const stored = Object.fromEntries(places.map((place) => [place.locale, switchWord(place)]))
  const words: Record<string, SwitchWord> = { ...stored, ...draft?.words }
  return {
    /** As it would be, by locale. */
    words,
    seen: draft?.seen ?? version,
    changed: places.filter(({ locale }) => words[locale] !== stored[locale]),
    put(next: Record<string, SwitchWord>): void {
      const all = { ...words, ...next }
      const left = Object.entries(all).filter(([locale, word]) => stored[locale] !== word)
      write(left.length === 0 ? null : { words: Object.fromEntries(left), seen: draft?.seen ?? version })
    },
    /** Takes what holds now as seen: somebody has been told of it. */
    rebase: (): void =>
      setDraft((current) => {
        const next = current && { ...current, seen: null }
        keep(key, next)
        return next
      }),
    /** What was sent holds now; what was chosen while it was under way stays, over that. */
    saved: (sent: Record<string, SwitchWord>): void =>
      setDraft((current) => {
        const next = leftOfWords({ ...stored, ...current?.words }, sent)
        keep(key, next)
        return next
      }),
    clear: (): void => write(null),
  }
}

/** What is left of a switch once words were saved, place by place; null for nothing. */
export function leftOfWords(words: Record<string, SwitchWord>, sent: Record<string, SwitchWord>) {
  const left = Object.entries(words).filter(([locale, word]) => sent[locale] !== word)
  return left.length === 0 ? null : { words: Object.fromEntries(left), seen: null }
}

/** What a place says of its own; `brand` where nobody has switched it. */
export function switchWord({ isSet, isOn }: ShownSwitch['places'][number]): SwitchWord {
  return isSet ? (isOn ? 'on' : 'off') : 'brand'
}
