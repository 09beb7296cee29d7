import { MessageForm } from '@shop/ui/message-form/message-form'
import type { Decorator } from '@storybook/react-vite'
import { AroundBlocks, emptyPage, noShop } from '../around-blocks.tsx'
import type { BlockPage } from '../block-page.ts'
import { blockRegistry, blocksReady } from '../registry.tsx'
import type { ShopSlots } from '../shop-slots.ts'
import { sampleLoaded } from './sample-loaded.ts'

/** The moment at which stories play: a Saturday before noon. */
const STORY_NOW = '2026-11-21T10:00:00.000Z'

const storyClock = () => new Date(STORY_NOW)
const isThere = async () => undefined

/** The page around a block in Storybook: every block is known, what it needs is made up, problems are shown. */
export const storyPage: BlockPage = {
  ...emptyPage,
  registry: blockRegistry(),
  loadedFor: (need) => sampleLoaded(need),
  now: STORY_NOW,
  showsProblems: true,
}

/** The shop around a block in Storybook: forms are there and send nothing. */
export const storyShop: ShopSlots = {
  ...noShop,
  parts: {
    form: {
      Part: ({ form }) => (
        <MessageForm
          {...form}
          onSubmit={() => undefined}
          problems={{}}
          summary={[]}
          attempt={0}
          isBusy={false}
        />
      ),
      ready: isThere,
    },
    newsletter: { Part: () => <p>Hier steht das Formular des Shops.</p>, ready: isThere },
    lastSeen: { Part: () => <p>Hier steht, was dieser Browser angesehen hat.</p>, ready: isThere },
  },
  overlay: () => () => undefined,
  clock: storyClock,
}

/** Puts a story's blocks into a page of a shop. */
export const inPage: Decorator = (Story) => (
  <AroundBlocks page={storyPage} shop={storyShop}>
    <Story />
  </AroundBlocks>
)

/** A story begins when the code of its blocks is there, as a page of the shop does. */
export const withBlocks = [blocksReady]
