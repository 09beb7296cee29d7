import type { BlockKind, StoryField } from '@shop/api-client/office/content-commands'
import { ENGLISH_WORDS } from './english-words.ts'
import { OPTION_WORDS } from './option-words.ts'

/**
 * The kinds of blocks in the language of whoever edits. A content service describes them in German; what it says in words
 * that nobody knows here, as in a space with components of its own, stays as it is.
 */
export function kindsInWords(kinds: readonly BlockKind[], language: string): BlockKind[] {
  const said = (text: string) => (language === 'en' ? (known(ENGLISH_WORDS, text) ?? text) : text)
  const chosen = (name: string) => {
    const words = known(OPTION_WORDS, name)
    return words === undefined ? said(name) : words[language === 'en' ? 'en' : 'de']
  }
  const fieldInWords = <Field extends StoryField>(field: Field): Field => ({
    ...field,
    label: said(field.label),
    hint: field.hint === null ? null : said(field.hint),
    options: field.options.map((option) => ({ ...option, name: chosen(option.name) })),
  })
  return kinds.map((kind) => ({ ...kind, title: said(kind.title), fields: kind.fields.map(fieldInWords) }))
}

/** Asked for its own: a field that is called `constructor` is no word of any object. */
function known<Words>(words: Readonly<Record<string, Words>>, text: string): Words | undefined {
  return Object.hasOwn(words, text) ? words[text] : undefined
}
