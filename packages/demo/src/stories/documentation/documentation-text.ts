/** Words in de, fr, nl. */
type TextByLanguage = [de: string, fr: string, nl: string]

/** A page of the editors' guide as plain lines; `## ` begins a heading, `- ` a list item. */
export type DocumentationText = { slug: string; title: TextByLanguage; text: TextByLanguage }
