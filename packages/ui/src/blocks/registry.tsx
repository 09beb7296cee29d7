import { accordion } from './accordion/accordion.tsx'
import { ageFinder } from './age-finder/age-finder.tsx'
import { categoryBubbles } from './category-bubbles/category-bubbles.tsx'
import { checklistTeaser } from './checklist-teaser/checklist-teaser.tsx'
import type { ContentBlock } from './define-block.tsx'
import { guideTeasers } from './guide-teasers/guide-teasers.tsx'
import { heroBanner } from './hero-banner/hero-banner.tsx'
import { newsletterTeaser } from './newsletter-teaser/newsletter-teaser.tsx'
import { page } from './page/page.tsx'
import { productSlider } from './product-slider/product-slider.tsx'
import { promiseRow } from './promise-row/promise-row.tsx'
import { recommendation } from './recommendation/recommendation-block.tsx'
import { richTextBlock } from './rich-text/rich-text-block.tsx'
import { teaser } from './teaser/teaser.tsx'
import { teaserGrid } from './teaser-grid/teaser-grid.tsx'
import { textImage } from './text-image/text-image.tsx'

/** Every block of `ui`, one line each. */
const BLOCKS: readonly ContentBlock[] = [
  page,
  heroBanner,
  teaser,
  teaserGrid,
  productSlider,
  recommendation,
  textImage,
  categoryBubbles,
  promiseRow,
  guideTeasers,
  richTextBlock,
  newsletterTeaser,
  checklistTeaser,
  ageFinder,
  accordion,
]

/** Blocks by name; a shop adds its own as `blockRegistry([...])`. */
export function blockRegistry(more: readonly ContentBlock[] = []): ReadonlyMap<string, ContentBlock> {
  return new Map([...BLOCKS, ...more].map((block) => [block.name, block]))
}
