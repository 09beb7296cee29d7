import type { Language } from '@shop/domain/market/markets'

/** What a shop's editors would have written for the pages in Storybook, once for each language. */
export type SampleWords = {
  departments: readonly string[]
  hero: { headline: string; text: string; link: string }
  scenes: readonly (readonly [headline: string, text: string])[]
  bestsellers: string
  guide: { headline: string; text: string; link: string }
  products: readonly string[]
  category: { title: string; intro: string; groups: readonly string[] }
  description: string
  variant: string
}

/** A picture below the media folder, with the colour that stands in for it. */
type Shot = { src: string; colour: string }

/** What Storybook shows of a brand; each keeps it in `apps/<shop>/testing/samples.ts`. */
export type BrandSamples = {
  pictures: {
    /** Folder of the pictures. */
    folder: string
    products: readonly (readonly [file: string, colour: string])[]
    /** The opening one first. */
    scenes: readonly (readonly [file: string, colour: string])[]
  }
  /** In the languages that the brand speaks. */
  words: Partial<Record<Language, SampleWords>>
  imagery: {
    products: readonly Shot[]
    scene: Shot
    mood: string
    good: readonly string[]
    bad: readonly string[]
  }
  voice: {
    lead: string
    address: readonly (readonly [language: string, pronoun: string, example: string])[]
    examples: readonly (readonly [place: string, good: string, bad: string])[]
    good: readonly string[]
    bad: readonly string[]
  }
}
