import type { Localised } from '@shop/engine/records/catalogue-record'
import { t } from '../words/localised.ts'
import { documentationTexts } from './documentation-texts.ts'
import { type Block, block, richText } from './story-blocks.ts'

/** `slug` is empty for the page that opens the documentation. */
export type DocumentationPage = { slug: string; title: Localised; description: Localised; body: Block[] }

/** What editors have to know, in both brands, in the order in which it is read. */
export const documentationPages: DocumentationPage[] = documentationTexts.map(({ slug, title, text }) => ({
  slug,
  title: t(...title),
  description: t(...title),
  body: [block('rich_text', richText('text', t(...text)))],
}))
