import type { Decorator } from '@storybook/react-vite'
import { someCards } from '../product-card/a-card.ts'
import { BlockContext, type BlockSurroundings, emptySurroundings } from './block-context.ts'
import { blockRegistry, blocksReady } from './registry.tsx'
import { storyShop } from './story-shop.tsx'

/** Surroundings of a block in Storybook: every block is known, products are made up, problems are shown. */
export const storySurroundings: BlockSurroundings = {
  ...emptySurroundings,
  ...storyShop,
  registry: blockRegistry(),
  showsProblems: true,
  cardsFor: someCards,
  recommendedFor: ({ recommendationId }) => (recommendationId === 'empty' ? [] : someCards()),
}

/** Puts a story's blocks into a page. */
export const inPage: Decorator = (Story) => (
  <BlockContext value={storySurroundings}>
    <Story />
  </BlockContext>
)

/** A story begins when the code of its blocks is there, as a page of the shop does. */
export const withBlocks = [blocksReady]
