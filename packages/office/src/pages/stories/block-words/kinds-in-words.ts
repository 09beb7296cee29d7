import type { BlockKind, StoryField } from '@shop/api-client/office/content-commands'
import { BLOCK_USES } from './block-uses.ts'
import { ENGLISH_WORDS } from './english-words.ts'
import { OPTION_WORDS } from './option-words.ts'
import { PLACE_WORDS } from './place-words.ts'

/** The languages of the office. */
export type OwnLanguage = 'de' | 'en'

/** A kind of block with what it is for; null where nobody here knows it. */
export type WordedKind = BlockKind & { use: string | null }

/**
 * The kinds of blocks in the language of whoever edits. A content service describes them in German; what it says in words
 * that nobody knows here, as in a space with components of its own, stays as it is.
 */
export function kindsInWords(kinds: readonly BlockKind[], language: string): WordedKind[] {
  const own: OwnLanguage = language === 'en' ? 'en' : 'de'
  const said = (text: string, place?: string) => {
    if (own === 'de') return text
    return (place && known(PLACE_WORDS, place)?.en) ?? known(ENGLISH_WORDS, text) ?? text
  }
  const chosen = (name: string, place: string) =>
    known(PLACE_WORDS, place)?.[own] ?? known(OPTION_WORDS, name)?.[own] ?? said(name)
  const fieldInWords = <Field extends StoryField & { name: string }>(field: Field, kind: string): Field => ({
    ...field,
    label: said(field.label, `${kind}.${field.name}`),
    hint: field.hint === null ? null : said(field.hint),
    options: field.options.map((option) => ({
      ...option,
      name: chosen(option.name, `${kind}.${field.name}=${option.value}`),
    })),
  })
  return kinds.map((kind) => ({
    ...kind,
    title: said(kind.title, kind.name),
    use: known(BLOCK_USES, kind.name)?.[own] ?? null,
    fields: kind.fields.map((field) => fieldInWords(field, kind.name)),
  }))
}

/** Asked for its own: a field that is called `constructor` is no word of any object. */
function known<Words>(words: Readonly<Record<string, Words>>, text: string): Words | undefined {
  return Object.hasOwn(words, text) ? words[text] : undefined
}
