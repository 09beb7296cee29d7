import type { PictureWords } from './pictures/picture-sizes.tsx'

/** What a component's page says itself, beside what is written of the component. */
export type PageWords = {
  language: 'en' | 'de'
  do: string
  dont: string
  properties: string
  states: string
  pictures: PictureWords
}

/** Components are described in English. */
export const COMPONENT_WORDS: PageWords = {
  language: 'en',
  do: 'Do',
  dont: 'Don’t',
  properties: 'Properties',
  states: 'States',
  pictures: {
    title: 'Sizes of its pictures',
    lead: 'Measured in the first state, in px: how large each kind of picture is in its place, how wide it says it will be, and how wide the file is that a screen of twice the density loads.',
    window: 'Window',
    place: 'Place',
    ratio: 'Ratio, fit',
    asks: 'Asks for',
    file: 'File',
  },
}

/** Blocks are described in German, in the words of the editors' guide: a page speaks one language. */
export const BLOCK_WORDS: PageWords = {
  language: 'de',
  do: 'So',
  dont: 'So nicht',
  properties: 'Eigenschaften',
  states: 'Zustände',
  pictures: {
    title: 'Maße der Bilder',
    lead: 'Gemessen am ersten Zustand, in px: wie groß jede Art von Bild an seinem Platz ist, wie breit es sich ankündigt und wie breit die Datei ist, die ein Bildschirm mit doppelter Dichte lädt.',
    window: 'Fenster',
    place: 'Platz',
    ratio: 'Seiten, Füllung',
    asks: 'Kündigt an',
    file: 'Datei',
  },
}
