import { createHash } from 'node:crypto'
import type { Localised } from '@shop/commerce/catalogue/catalogue-record'
import { pictureAt } from '../catalogue/pictures.ts'

/** A block or story content as editors store it: German, with translations under `field__i18n__xx`. */
export type Fields = Record<string, unknown>
export type Block = Fields & { _uid: string; component: string }

/** A field in three languages. */
export function words(name: string, text: Localised): Fields {
  return { [name]: text.de, [`${name}__i18n__fr`]: text.fr, [`${name}__i18n__nl`]: text.nl }
}

/** A block with an id that stays the same as long as its content does. */
export function block(component: string, fields: Fields): Block {
  const _uid = createHash('sha256')
    .update(component)
    .update(JSON.stringify(fields))
    .digest('hex')
    .slice(0, 16)
  return { _uid, component, ...fields }
}

/** A picture of the demo with its alt text in three languages. */
export function picture(name: string, file: string, alt: Localised): Fields {
  const { width, height, dominantHex } = pictureAt(file)
  const asset = (text: string) => ({
    fieldtype: 'asset',
    id: null,
    filename: file,
    alt: text,
    title: '',
    name: file,
    meta_data: { width, height, colour: dominantHex },
  })
  return {
    [name]: asset(alt.de),
    [`${name}__i18n__fr`]: asset(alt.fr),
    [`${name}__i18n__nl`]: asset(alt.nl),
  }
}

/** A link to a page of the shop, by its path without locale prefix. */
export function linkTo(path: string): Fields {
  const isPath = path.startsWith('/') || path.startsWith('#')
  return { fieldtype: 'multilink', linktype: isPath ? 'url' : 'story', id: '', url: path, cached_url: path }
}

/**
 * A rich text in three languages from plain lines: `## ` begins a heading, `- ` a list item, an empty line
 * a new paragraph.
 */
export function richText(name: string, text: Localised): Fields {
  return {
    [name]: document(text.de),
    [`${name}__i18n__fr`]: document(text.fr),
    [`${name}__i18n__nl`]: document(text.nl),
  }
}

function document(text: string): Fields {
  const parts = text.trim().split(/\n\s*\n/)
  return { type: 'doc', content: parts.map((part) => node(part.trim())) }
}

function node(part: string): Fields {
  if (part.startsWith('## '))
    return { type: 'heading', attrs: { level: 2 }, content: [textNode(part.slice(3))] }
  if (part.startsWith('### '))
    return { type: 'heading', attrs: { level: 3 }, content: [textNode(part.slice(4))] }
  if (part.startsWith('- ')) {
    const items = part.split('\n').map((line) => line.trim().replace(/^- /, ''))
    return {
      type: 'bullet_list',
      content: items.map((item) => ({ type: 'list_item', content: [paragraph(item)] })),
    }
  }
  return paragraph(part)
}

function paragraph(text: string): Fields {
  return { type: 'paragraph', content: [textNode(text.replace(/\s*\n\s*/g, ' '))] }
}

function textNode(text: string): Fields {
  return { type: 'text', text }
}
