import type { Scene } from './scenes.ts'
import { type Block, block, type Fields, linkTo, picture, richText, words } from './story-blocks.ts'
import type { StoryText } from './story-text.ts'

/** A page as editors write it. `published` orders articles, newest first. */
export type StoryPage = {
  slug: string
  title: StoryText
  description: StoryText
  published?: string
  /** Further fields of the page itself. */
  fields?: Fields
  body: Block[]
}

/** Where a button or a line leads, and what it says. */
export type Step = { path: string; label: StoryText }

type PartText = { headline: StoryText; text?: StoryText; step?: Step }

/** A scene that opens a page. */
export function hero(scene: Scene, { headline, text, step }: PartText): Block {
  return block('hero_banner', {
    ...words('headline', headline),
    ...(text ? words('text', text) : {}),
    ...leadsTo(step),
    ...picture('image', scene.file, scene.alt),
  })
}

type Banner = PartText & {
  kicker?: StoryText
  height?: 's' | 'm' | 'l'
  position?: 'start' | 'center' | 'end'
  tone?: 'paper' | 'tint' | 'accent'
}

/** A wide picture with a plate of words on it. */
export function banner(scene: Scene, { headline, kicker, text, step, ...look }: Banner): Block {
  return block('image_banner', {
    ...words('headline', headline),
    ...(kicker ? words('kicker', kicker) : {}),
    ...(text ? words('text', text) : {}),
    ...leadsTo(step),
    ...picture('image', scene.file, scene.alt),
    ...look,
  })
}

/** An editorial pair of picture and words; the words are rich text. */
export function pair(scene: Scene, { headline, text, step }: PartText & { text: StoryText }): Block {
  return block('image_text', {
    ...words('headline', headline),
    ...richText('text', text),
    ...leadsTo(step),
    ...picture('image', scene.file, scene.alt),
  })
}

/** A scene, its line and the line above it. */
export type TeaserRow = [scene: Scene, kicker: StoryText, headline: StoryText, path: string]

/** Scenes in an uneven grid. */
export function scenes(headline: StoryText | null, rows: readonly TeaserRow[]): Block {
  return block('teaser_grid', {
    ...(headline ? words('headline', headline) : {}),
    teasers: rows.map(teaser),
  })
}

export function teaser([scene, kicker, headline, path]: TeaserRow): Block {
  return block('teaser', {
    ...words('headline', headline),
    ...words('text', kicker),
    link: linkTo(path),
    ...picture('image', scene.file, scene.alt),
  })
}

export function prose(text: StoryText): Block {
  return block('rich_text', richText('text', text))
}

/** Products side by side: those with these numbers, or the first of a category. */
export function products(
  headline: StoryText,
  shown: string | readonly (number | string)[],
  step?: Step,
): Block {
  const isCategory = typeof shown === 'string'
  return block('product_slider', {
    ...words('headline', headline),
    ...leadsTo(step),
    category: isCategory ? shown : null,
    products: isCategory ? [] : shown.map(String),
  })
}

/** Products that an editor has picked, as cards one below the other. */
export function picked(headline: StoryText, text: StoryText, numbers: readonly number[], step?: Step): Block {
  return block('product_list', {
    ...words('headline', headline),
    ...words('text', text),
    ...leadsTo(step),
    products: numbers.map(String),
  })
}

export type Question = [question: StoryText, answer: StoryText]

/** Questions and answers that search engines know as such. */
export function faq(headline: StoryText, questions: readonly Question[]): Block {
  return block('faq', {
    ...words('headline', headline),
    questions: questions.map(([question, answer]) =>
      block('faq_question', { ...words('question', question), ...richText('answer', answer) }),
    ),
  })
}

/** A part as wide as the text that it stands among: at the width of goods, a third of a wide screen stays empty. */
export function amongText(part: Block): Block {
  return { ...part, width: 'reading' }
}

/** Parts that unfold, without being questions. */
export function unfolding(headline: StoryText, entries: readonly [StoryText, StoryText][]): Block {
  return block('accordion', {
    ...words('headline', headline),
    entries: entries.map(([title, text]) =>
      block('accordion_entry', { ...words('headline', title), ...richText('text', text) }),
    ),
  })
}

export type IconRow = [icon: string, headline: StoryText, text: StoryText, path?: string]

export function icons(headline: StoryText | null, rows: readonly IconRow[], look: Fields = {}): Block {
  return block('icon_list', {
    ...(headline ? words('headline', headline) : {}),
    items: rows.map(([icon, title, text, path]) =>
      block('icon_item', {
        icon,
        ...words('headline', title),
        ...words('text', text),
        ...(path ? { link: linkTo(path) } : {}),
      }),
    ),
    ...look,
  })
}

/** What the brand stands for; `truck`, `undo`, `shield`, `message`, `leaf` or `heart`. */
export function promises(rows: readonly IconRow[]): Block {
  return block('usp_bar', {
    promises: rows.map(([icon, title, text]) =>
      block('promise', { icon, ...words('headline', title), ...words('text', text) }),
    ),
  })
}

/** A table; a cell is a text in three languages, or one that is spelt alike everywhere. */
export function table(
  caption: StoryText,
  head: readonly StoryText[],
  rows: readonly (readonly (StoryText | string)[])[],
  headline?: StoryText,
): Block {
  const cellOf = (cell: StoryText | string) =>
    typeof cell === 'string' ? { value: cell } : words('value', cell)
  return block('table', {
    ...(headline ? words('headline', headline) : {}),
    ...words('caption', caption),
    width: 'reading',
    hasRowHeads: true,
    table: {
      fieldtype: 'table',
      thead: head.map(cellOf),
      tbody: rows.map((row) => ({ body: row.map(cellOf) })),
    },
  })
}

/** A title that opens a part of a page. */
export function headline(
  text: StoryText,
  more: { kicker?: StoryText; lead?: StoryText } & Fields = {},
): Block {
  const { kicker, lead, ...look } = more
  return block('headline', {
    ...words('headline', text),
    ...(kicker ? words('kicker', kicker) : {}),
    ...(lead ? words('lead', lead) : {}),
    ...look,
  })
}

export function quote(text: StoryText, name: string, role: StoryText, tone = 'paper'): Block {
  return block('quote', { ...words('text', text), name, ...words('role', role), tone })
}

/** Buttons side by side; the first is the one that is meant. */
export function buttons(steps: readonly Step[], look: Fields = {}): Block {
  return block('button_group', {
    buttons: steps.map(({ path, label }, index) =>
      block('group_button', {
        ...words('label', label),
        link: linkTo(path),
        kind: index === 0 ? 'primary' : 'secondary',
      }),
    ),
    ...look,
  })
}

/** Label and link fields of a block that leads somewhere. */
export function leadsTo(step: Step | undefined): Fields {
  return step ? { ...words('linkLabel', step.label), link: linkTo(step.path) } : {}
}

export function image(scene: Scene, look: Fields = {}): Block {
  return block('image', { ...picture('image', scene.file, scene.alt), ...look })
}

/** A page that begins with its own title and with what it is about; as wide as the blocks that follow. */
export function opened(page: StoryPage, width: 'page' | 'reading' = 'page'): StoryPage {
  const opening = headline(page.title, { lead: page.description, size: 'xl', width })
  return { ...page, body: [opening, ...page.body] }
}

/** What a block that is counted as a promotion is called in the statistics. */
export type Promotion = { id: string; name: string; creative: string; slot: string }

/** A block that is counted as a promotion when it is seen. @see spec §7 "manual promotion string" */
export function promoted({ id, name, creative, slot }: Promotion, part: Block): Block {
  return {
    ...part,
    promotion_id: id,
    promotion_name: name,
    promotion_creative: creative,
    promotion_slot: slot,
  }
}
