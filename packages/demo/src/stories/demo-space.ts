import { createHash } from 'node:crypto'
import type { Brand } from '@shop/domain/shop/brand'
import { documentationPages } from './documentation.ts'
import { legalPages } from './legal/legal-pages.ts'
import { lindhausPages } from './lindhaus/pages.ts'
import { puenktchenPages } from './puenktchen/pages.ts'
import { words } from './story-blocks.ts'
import type { StoryPage } from './story-parts.ts'
import { REGIONS } from './story-text.ts'

/** Which pages a content folder holds. */
const PAGES: Record<string, (brand: Brand) => readonly StoryPage[]> = {
  lindhaus: lindhausPages,
  puenktchen: puenktchenPages,
}

/** Tokens of the embedded demo space; they open invented stories only. */
export const DEMO_TOKENS = { public: 'demo-public', preview: 'demo-preview' }

/** Languages besides German, and the regions that say some things differently. */
export const DEMO_LANGUAGES: readonly string[] = ['fr', 'nl', ...REGIONS]

/**
 * The content space of a brand, in the shape the content service reads. Throws when the brand's content
 * folder has no demo stories.
 */
export function demoSpace(brand: Brand) {
  const pages = PAGES[brand.contentFolder]
  if (!pages) throw new Error(`There are no demo stories for the content folder '${brand.contentFolder}'.`)

  const documentation = documentationPages.map((page) => ({
    ...page,
    slug: page.slug === '' ? 'documentation' : `documentation/${page.slug}`,
  }))
  return spaceOf(brand, [...pages(brand), ...legalPages(brand), ...documentation])
}

/** A content space with these pages, below the brand's folder. */
export function spaceOf(brand: Brand, stories: readonly StoryPage[]) {
  return {
    space: {
      id: 1,
      name: brand.name,
      domain: '',
      version: 1_760_000_000,
      language_codes: [...DEMO_LANGUAGES],
    },
    tokens: DEMO_TOKENS,
    folders: [],
    stories: stories.map((page, index) => storyOf(page, index, brand.contentFolder)),
    datasources: [],
    datasource_entries: {},
  }
}

function storyOf(page: StoryPage, index: number, folder: string) {
  const { slug, title, description, published, fields, body } = page

  return {
    id: index + 1,
    uuid: uuidOf(`${folder}/${slug}`),
    name: title.de,
    slug: slug.split('/').at(-1) ?? slug,
    full_slug: `${folder}/${slug}`,
    // Editors' order: the highest position comes first.
    position: -index,
    ...(published ? { first_published_at: published, published_at: published } : {}),
    content: {
      _uid: uuidOf(slug),
      component: 'page',
      ...words('title', title),
      ...words('description', description),
      ...fields,
      body,
    },
    translated_slugs: DEMO_LANGUAGES.map((lang) => ({
      lang,
      path: `${folder}/${slug}`,
      name: null,
      published: true,
    })),
  }
}

/** The same story keeps the same id from one start to the next. */
function uuidOf(path: string): string {
  const hex = createHash('sha256').update(path).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
