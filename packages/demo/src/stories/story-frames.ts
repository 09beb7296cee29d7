import { t } from '../words/localised.ts'
import type { Scene } from './scenes.ts'
import { type Block, block, type Fields, linkTo, picture, richText, words } from './story-blocks.ts'
import { leadsTo, type Step } from './story-parts.ts'
import type { StoryText } from './story-text.ts'

/** A part of a law's text, with the day it was last changed. */
export function legalText(text: StoryText, updatedAt: string): Block {
  return block('legal_text', { ...richText('text', text), updatedAt })
}

/** Columns of other blocks; `split` says how two of them share the width. */
export function columns(bodies: readonly (readonly Block[])[], look: Fields = {}): Block {
  return block('columns', { columns: bodies.map((body) => block('column', { body })), ...look })
}

/** Equal parts side by side. */
export function grid(headline: StoryText, items: readonly Block[], look: Fields = {}): Block {
  return block('grid', { ...words('headline', headline), items, ...look })
}

export type TileRow = [
  headline: StoryText,
  text: StoryText,
  path: string,
  scene?: Scene | null,
  tone?: string,
]

/** A small area that is a link as a whole. */
export function tile([headline, text, path, scene, tone = 'surface']: TileRow): Block {
  return block('tile', {
    ...words('headline', headline),
    ...words('text', text),
    link: linkTo(path),
    ...(scene ? picture('image', scene.file, scene.alt) : {}),
    tone,
  })
}

type Lookbook = { headline: StoryText; text: StoryText; path: string; after?: number }

/** A room among the products of a category. */
export function lookbook(scene: Scene, { headline, text, path, after = 6 }: Lookbook): Block {
  return block('lookbook_tile', {
    ...words('headline', headline),
    ...words('text', text),
    link: linkTo(path),
    ...picture('image', scene.file, scene.alt),
    after,
  })
}

/** Several views of one thing. */
export function tabs(headline: StoryText, rows: readonly [StoryText, readonly Block[]][]): Block {
  return block('tabs', {
    ...words('headline', headline),
    tabs: rows.map(([label, body]) => block('tab', { ...words('label', label), body })),
  })
}

export function gallery(headline: StoryText, pictures: readonly Scene[], look: Fields = {}): Block {
  const asset = ({ file, alt }: Scene) => picture('image', file, alt).image
  return block('gallery', { ...words('headline', headline), images: pictures.map(asset), ...look })
}

/** A file of the demo that is no picture of a product: a seal, a sheet, a film. */
export function paper(name: string, file: string, title: StoryText): Fields {
  const asset = (alt: string) => ({
    fieldtype: 'asset',
    id: null,
    filename: file,
    alt,
    title: alt,
    name: file,
  })
  return {
    [name]: asset(title.de),
    [`${name}__i18n__fr`]: asset(title.fr),
    [`${name}__i18n__nl`]: asset(title.nl),
  }
}

export type FileRow = [label: StoryText, file: string, size: string, note: StoryText]

export function downloads(headline: StoryText, lead: StoryText, files: readonly FileRow[]): Block {
  return block('download_list', {
    ...words('headline', headline),
    ...words('lead', lead),
    files: files.map(([label, file, size, note]) =>
      block('download', {
        ...words('label', label),
        ...paper('file', file, label),
        size,
        ...words('note', note),
      }),
    ),
  })
}

export type SealRow = [name: StoryText, file: string, text: StoryText]

export function seals(headline: StoryText, lead: StoryText, rows: readonly SealRow[]): Block {
  return block('seals', {
    ...words('headline', headline),
    ...words('lead', lead),
    seals: rows.map(([name, file, text]) =>
      block('seal', { ...words('name', name), ...words('text', text), ...paper('image', file, name) }),
    ),
    tone: 'surface',
  })
}

/** Ways to pay as word marks. */
export function payments(headline: StoryText, lead: StoryText, methods: readonly StoryText[]): Block {
  return block('payment_icons', {
    ...words('headline', headline),
    ...words('lead', lead),
    methods: methods.map((name) => block('payment_method', words('name', name))),
  })
}

export type NetworkRow = [network: string, url: string, text: StoryText]

export function networks(headline: StoryText, rows: readonly NetworkRow[]): Block {
  return block('social_links', {
    ...words('headline', headline),
    links: rows.map(([network, url, text]) =>
      block('social_link', {
        network,
        link: { ...linkTo('/'), url, cached_url: url },
        ...words('text', text),
      }),
    ),
  })
}

/** Plain words between two blocks. */
export function text(words_: StoryText, look: Fields = {}): Block {
  return block('text', { ...words('text', words_), ...look })
}

/** Short points; `bullets`, `numbers` or `checks`. */
export function points(headline: StoryText | null, items: readonly StoryText[], look: Fields = {}): Block {
  return block('list', {
    ...(headline ? words('headline', headline) : {}),
    items: items.map((item) => block('list_item', words('text', item))),
    ...look,
  })
}

/** The newest articles of the guide. */
export function articles(headline: StoryText, count: number, step?: Step): Block {
  return block('guide_teaser_list', {
    ...words('headline', headline),
    ...leadsTo(step),
    folder: 'ratgeber',
    count,
  })
}

/** How the shop can be reached; the numbers are the shop's own. */
export function contact(headline: StoryText, about: StoryText): Block {
  return block('contact', {
    ...words('headline', headline),
    ...words('text', about),
    ...leadsTo({
      path: '/kontakt/',
      label: t('Nachricht schreiben', 'Écrire un message', 'Bericht schrijven'),
    }),
    showsAddress: false,
  })
}

export type PageGroup = [headline: StoryText, links: readonly [label: StoryText, path: string][]]

/** Every category, and the pages around them. */
export function sitemap(groups: readonly PageGroup[]): Block {
  return block('sitemap_list', {
    showsCategories: true,
    groups: groups.map(([headline, links]) =>
      block('sitemap_group', {
        ...words('headline', headline),
        links: links.map(([label, path]) =>
          block('sitemap_link', { ...words('label', label), link: linkTo(path) }),
        ),
      }),
    ),
  })
}

/** Brands from A to Z. */
export function brandList(headline: StoryText, brands: readonly [name: string, path: string][]): Block {
  return block('brand_list', {
    ...words('headline', headline),
    brands: brands.map(([name, path]) => block('brand_entry', { name, link: linkTo(path) })),
  })
}

export function brandLink(name: string, about: StoryText, path: string): Block {
  return block('brand_link', { name, ...words('text', about), link: linkTo(path) })
}

type Film = { headline: StoryText; title: StoryText; file: string; poster: Scene; seen: StoryText }

/** A silent film of our own, with its still, and what it shows for those who cannot see it. */
export function film({ headline, title, file, poster, seen }: Film): Block {
  return block('video', {
    sound: 'none',
    ...richText('transcript', seen),
    ...words('headline', headline),
    ...words('title', title),
    ...paper('file', file, title),
    ...picture('poster', poster.file, poster.alt),
  })
}

/** Another country's shop, chosen in the shop's own dialog. */
export function otherCountry(): Block {
  return block('overlay_trigger', {
    ...words('label', t('Anderes Land wählen', 'Choisir un autre pays', 'Ander land kiezen')),
    overlay: 'country_picker',
    look: 'quiet',
  })
}

/** A button, and the content of its dialog. */
export function modal(label: StoryText, title: StoryText, body: readonly Block[]): Block {
  return block('modal', { ...words('label', label), ...words('title', title), body, look: 'secondary' })
}

/** A place that links lead to. */
export function anchor(name: string): Block {
  return block('anchor', { anchor: name })
}

/** Blocks in a row that scrolls. */
export function slider(headline: StoryText, slides: readonly Block[], look: Fields = {}): Block {
  return block('slider', { ...words('headline', headline), slides, ...look })
}

/** The end of one thought. */
export function divider(look: 'line' | 'short' | 'dots'): Block {
  return block('divider', { look, width: 'reading' })
}

/** Close-ups side by side, each a link. */
export function tiles(rows: readonly TileRow[]): Block {
  return block('grid', { items: rows.map(tile), columns: 1, columns768: 3, columns1024: 3 })
}

/** Air between a scene and the words below it. */
export function air(): Block {
  return block('spacer', { size: 's' })
}
