import { t } from '../words/localised.ts'
import type { Scene } from './scenes.ts'
import { block } from './story-blocks.ts'
import { articles, grid, type TileRow, tile } from './story-frames.ts'
import { hero, type StoryPage } from './story-parts.ts'
import type { StoryText } from './story-text.ts'

type Magazine = { title: StoryText; description: StoryText; scene: Scene; topics: readonly TileRow[] }

/** The way into the guide: its newest articles, and topics. */
export function magazine({ title, description, scene, topics }: Magazine): StoryPage {
  return {
    slug: 'ratgeber',
    title,
    description,
    body: [
      hero(scene, { headline: title, text: description }),
      articles(t('Neu', 'Nouveau', 'Nieuw'), 6),
      grid(t('Themen', 'Thèmes', 'Thema’s'), topics.map(tile), { columns: 1, columns768: 3, columns1024: 3 }),
      block('last_seen', {}),
    ],
  }
}
