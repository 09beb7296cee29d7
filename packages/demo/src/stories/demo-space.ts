import { createHash } from 'node:crypto'
import type { Localised } from '@shop/commerce/catalogue/catalogue-record'
import type { Brand } from '@shop/domain/shop/brand'
import { t } from '../words/localised.ts'
import { type CategoryStory, lindhausCategories, puenktchenCategories } from './category-stories.ts'
import { documentationPages } from './documentation.ts'
import { lindhausGuides, puenktchenGuides } from './guides.ts'
import { legalPages } from './legal.ts'
import { lindhausHome } from './lindhaus-home.ts'
import { puenktchenHome } from './puenktchen-home.ts'
import { type Block, words } from './story-blocks.ts'

type StorySet = {
  home: Block[]
  guides: typeof lindhausGuides
  categories: readonly CategoryStory[]
  title: Localised
}

/** Which set of demo stories a content folder holds. */
const SETS: Record<string, StorySet> = {
  lindhaus: {
    home: lindhausHome,
    guides: lindhausGuides,
    categories: lindhausCategories,
    title: t(
      'Möbel und Textilien für ruhige Räume',
      'Meubles et textiles pour des pièces calmes',
      'Meubels en textiel voor rustige kamers',
    ),
  },
  puenktchen: {
    home: puenktchenHome,
    guides: puenktchenGuides,
    categories: puenktchenCategories,
    title: t(
      'Alles für Babys erste Jahre',
      'Tout pour les premières années de bébé',
      'Alles voor de eerste jaren',
    ),
  },
}

/** Tokens of the embedded demo space; they open invented stories only. */
export const DEMO_TOKENS = { public: 'demo-public', preview: 'demo-preview' }

/**
 * The content space of a brand, in the shape the content service reads. Throws when the brand's content
 * folder has no demo stories.
 */
export function demoSpace(brand: Brand) {
  const set = SETS[brand.contentFolder]
  if (!set) throw new Error(`There are no demo stories for the content folder '${brand.contentFolder}'.`)

  const stories = [
    { slug: 'home', path: 'home', title: set.title, description: set.title, body: set.home },
    ...set.guides.map((guide) => ({ ...guide, path: `ratgeber/${guide.slug}` })),
    ...set.categories.map((story) => ({ ...story, path: story.slug })),
    ...legalPages(brand).map((page) => ({ ...page, path: page.slug })),
    ...documentationPages.map((page) => ({ ...page, path: `documentation/${page.slug}` })),
  ]
  return {
    space: { id: 1, name: brand.name, domain: '', version: 1_760_000_000, language_codes: ['fr', 'nl'] },
    tokens: DEMO_TOKENS,
    folders: [],
    stories: stories.map((story, position) => ({
      id: position + 1,
      uuid: uuidOf(`${brand.contentFolder}/${story.path}`),
      name: story.title.de,
      slug: story.slug,
      full_slug: `${brand.contentFolder}/${story.path}`,
      position,
      content: {
        _uid: uuidOf(story.path),
        component: 'page',
        ...words('title', story.title),
        ...words('description', story.description),
        body: story.body,
      },
      translated_slugs: ['fr', 'nl'].map((lang) => ({ lang, path: story.path, name: null, published: true })),
    })),
    datasources: [],
    datasource_entries: {},
  }
}

/** The same story keeps the same id from one start to the next. */
function uuidOf(path: string): string {
  const hex = createHash('sha256').update(path).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
