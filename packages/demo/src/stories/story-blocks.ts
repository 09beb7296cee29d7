import { createHash } from 'node:crypto'
import { pictureAt } from '../catalogue/pictures.ts'
import { storyDocument } from './story-document.ts'
import { REGIONS, type StoryText, typeset } from './story-text.ts'

/** A block or story content as editors store it: German, with translations under `field__i18n__xx`. */
export type Fields = Record<string, unknown>
export type Block = Fields & { _uid: string; component: string }

/** A field in three languages, and where a region says it differently in that region's words. */
export function words(name: string, text: StoryText): Fields {
  return translated(name, text, (words) => words)
}

/** A block with an id that depends on its content alone. */
export function block(component: string, fields: Fields): Block {
  const _uid = createHash('sha256')
    .update(component)
    .update(JSON.stringify(fields))
    .digest('hex')
    .slice(0, 16)
  return { _uid, component, ...fields }
}

/** A picture of the demo with its alt text in three languages. */
export function picture(name: string, file: string, alt: StoryText): Fields {
  const { width, height, dominantHex } = pictureAt(file)
  return translated(name, alt, (text) => ({
    fieldtype: 'asset',
    id: null,
    filename: file,
    alt: text,
    title: '',
    name: file,
    meta_data: { width, height, colour: dominantHex },
  }))
}

/** A link to a page of the shop by its path without locale prefix, to a place on the page, or to a mailbox. */
export function linkTo(path: string): Fields {
  if (path.includes('@')) return { fieldtype: 'multilink', linktype: 'email', id: '', url: '', email: path }
  const isPath = path.startsWith('/') || path.startsWith('#')
  return { fieldtype: 'multilink', linktype: isPath ? 'url' : 'story', id: '', url: path, cached_url: path }
}

/** A rich text in three languages from plain lines. @see storyDocument */
export function richText(name: string, text: StoryText): Fields {
  return translated(name, text, storyDocument)
}

/** A field as the content service stores it: German under its name, the others under their languages' keys. */
function translated(name: string, text: StoryText, value: (words: string) => unknown): Fields {
  const set = typeset(text)
  const fields: Fields = {
    [name]: value(set.de),
    [`${name}__i18n__fr`]: value(set.fr),
    [`${name}__i18n__nl`]: value(set.nl),
  }
  for (const region of REGIONS) {
    const own = set[region]
    if (own !== undefined) fields[`${name}__i18n__${region.replace('-', '_')}`] = value(own)
  }
  return fields
}
