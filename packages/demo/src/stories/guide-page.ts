import { t } from '../words/localised.ts'
import type { Scene } from './scenes.ts'
import { type Block, block, linkTo, picture, words } from './story-blocks.ts'
import { leadsTo, products, prose, type StoryPage } from './story-parts.ts'
import type { StoryText } from './story-text.ts'

export type Writer = { name: string; role: StoryText; text: StoryText; scene: Scene }

type GuideParts = {
  slug: string
  kicker: StoryText
  title: StoryText
  description: StoryText
  scene: Scene
  writer: Writer
  /** ISO day. */
  published: string
  /** Text and the blocks in between, in the order of reading. */
  parts: readonly (StoryText | Block)[]
  /** What to look at afterwards: a headline, and a category or product numbers. */
  shop: [headline: StoryText, wished: string | readonly number[], path: string]
}

/** An article of the guide: head, contents, text, products, author, what to read next. */
export function guide(parts: GuideParts): StoryPage {
  const { slug, kicker, title, description, scene, writer, published } = parts
  const [headline, shown, path] = parts.shop
  return {
    slug: `ratgeber/${slug}`,
    title,
    description,
    published: `${published}T07:00:00.000Z`,
    body: [
      block('guide_article', {
        ...words('kicker', kicker),
        ...words('headline', title),
        ...words('lead', description),
        author: writer.name,
        date: `${published} 07:00`,
        minutes: minutesOf(parts.parts),
        ...picture('image', scene.file, scene.alt),
      }),
      block('table_of_contents', {
        ...words('headline', t('In diesem Artikel', 'Dans cet article', 'In dit artikel')),
      }),
      ...parts.parts.map((part) => ('component' in part ? part : prose(part))),
      products(headline, shown, { path, label: t('Alle ansehen', 'Tout voir', 'Bekijk alles') }),
      block('author', {
        name: writer.name,
        ...words('role', writer.role),
        ...words('text', writer.text),
        link: linkTo('/ratgeber/'),
        ...picture('image', writer.scene.file, writer.scene.alt),
      }),
      block('related_articles', {
        ...words('headline', t('Zum Weiterlesen', 'À lire ensuite', 'Lees ook')),
        folder: 'ratgeber',
        count: 3,
      }),
    ],
  }
}

const WORDS_A_MINUTE = 200

/** Minutes of reading by the German text, at least two: looking at the pictures takes time as well. */
function minutesOf(parts: GuideParts['parts']): number {
  const count = parts.reduce((sum, part) => sum + ('component' in part ? 40 : part.de.split(/\s+/).length), 0)
  return Math.max(2, Math.round(count / WORDS_A_MINUTE))
}

/** Two pictures of the same thing, one over the other. */
export function beforeAfter(
  headline: StoryText,
  before: [scene: Scene, label: StoryText],
  after: [scene: Scene, label: StoryText],
): Block {
  return block('before_after', {
    ...words('headline', headline),
    ...picture('before', before[0].file, before[0].alt),
    ...words('beforeLabel', before[1]),
    ...picture('after', after[0].file, after[0].alt),
    ...words('afterLabel', after[1]),
    width: 'reading',
  })
}

export type Spot = [x: number, y: number, headline: StoryText, text: StoryText, path?: string]

/** A scene with points that say something; where they stand is percent from the left and upper edge. */
export function hotspots(headline: StoryText, scene: Scene, spots: readonly Spot[]): Block {
  return block('hotspot_image', {
    ...words('headline', headline),
    ...picture('image', scene.file, scene.alt),
    points: spots.map(([x, y, title, text, path]) =>
      block('hotspot', {
        x,
        y,
        ...words('headline', title),
        ...words('text', text),
        ...(path ? leadsTo({ path, label: t('Ansehen', 'Découvrir', 'Bekijk') }) : {}),
      }),
    ),
  })
}
