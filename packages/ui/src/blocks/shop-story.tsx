import type { RawBlock } from '@shop/content/story'
import type { Decorator } from '@storybook/react-vite'
import { aCard, someCards } from '../product-card/a-card.ts'
import { BlockContext, type BlockSurroundings } from './block-context.ts'
import { storySurroundings } from './block-story.tsx'
import { blocksReady } from './registry.tsx'

/** A block as the content service sends it, with an id that may stand in an address. */
export function aBlock(component: string, fields: Record<string, unknown>): RawBlock {
  made += 1
  return { _uid: `${component}-${made}`, component, ...fields }
}
let made = 0

/** The shop around blocks, with products by their number; number nine is gone. */
export const shopSurroundings: BlockSurroundings = {
  ...storySurroundings,
  cardsFor: ({ products }) =>
    products.length === 0
      ? someCards()
      : products.flatMap(
          (key) => someCards()[Number(key) - 1] ?? (key === '9' ? [] : aCard({ referenceKey: key })),
        ),
}

/** Fetches the code of every block before a story is shown, as a page does. */
export async function blocksLoaded(): Promise<void> {
  await blocksReady()
}

/** Puts a story's blocks into a shop. */
export const inShop: Decorator = (Story) => (
  <BlockContext value={shopSurroundings}>
    <Story />
  </BlockContext>
)
