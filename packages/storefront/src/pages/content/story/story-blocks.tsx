import { BlockList } from '@shop/blocks/block-list'
import { type BlockPage, BlockPageContext } from '@shop/blocks/block-page.ts'
import { EmbedConsentContext } from '@shop/blocks/embed/embed-consent.ts'
import { readyIn } from '@shop/blocks/ready-in.ts'
import { blockRegistry } from '@shop/blocks/registry'
import { reportOnce } from '@shop/blocks/report-once.ts'
import { type ShopSlots, ShopSlotsContext } from '@shop/blocks/shop-slots.ts'
import type { RawBlock } from '@shop/content/story'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { useSetAtom, useStore } from 'jotai'
import { type ComponentProps, useMemo } from 'react'
import { embedConsentAtom } from '../../../features/consent/consent.atoms.ts'
import { useContactFacts } from '../../../features/contact/use-contact-facts.ts'
import { openDialogAtom } from '../../../features/dialogs/dialogs.atoms.ts'
import { showToastAtom } from '../../../features/toasts/toasts.atoms.ts'
import { SeenList } from '../../../features/tracking/seen-list.tsx'
import { SeenPromotion } from '../../../features/tracking/seen-promotion.tsx'
import { useShop, useShopPath } from '../../../use-shop.ts'
import type { BlockData } from '../needs/block-data.ts'
import { openableOverlay } from './openable-overlay.ts'
import { SHOP_PARTS } from './shop-parts.tsx'
import { StoryCard } from './story-card.tsx'

const REGISTRY = blockRegistry()
const realClock = () => new Date()

/** A server draws the same story a thousand times; its log says once what is wrong with it. */
const report = reportOnce(({ story, block, uid, path, problem }) =>
  console.warn(`Content block ${block} (${uid}) in ${story ?? 'a story'} at ${path}: ${problem}`),
)

/** A draft says what is wrong where it is wrong, to whoever writes it; half of a block is no fault. */
const silent = () => undefined

/** Fetches the code of the blocks that a page is going to show; a page without blocks waits for nothing. */
export async function loadBlocks(page: object): Promise<void> {
  await readyIn(page, REGISTRY, SHOP_PARTS)
}

/** Whether the block that opens a page brings the page's title. */
export function bringsTitle(block: RawBlock): boolean {
  return REGISTRY.get(block.component)?.bringsTitle(block) ?? false
}

type StoryBlocksProps = {
  /** Slug of the story, for the log. */
  story: string
  blocks: readonly RawBlock[]
  /** Every block of the story, where these are only some of them. */
  page?: readonly RawBlock[]
  data: BlockData
  /** What the page shows before them. */
  below?: 'nothing' | 'title' | 'content'
} & Pick<ComponentProps<typeof BlockList>, 'level' | 'isInside'>

/** Blocks as this shop draws them: links within the shop, its cards, its forms. */
export function StoryBlocks({ data, ...props }: StoryBlocksProps) {
  const path = useShopPath()
  const { images } = useShop()
  const contact = useContactFacts()
  const navigation = useLoaderData({ from: '__root__' })?.navigation
  const openDialog = useSetAtom(openDialogAtom)
  const showToast = useSetAtom(showToastAtom)
  const { isPreview } = useRouteContext({ from: '__root__' })
  const store = useStore()
  const embedConsent = useMemo(
    () => ({
      read: () => store.get(embedConsentAtom),
      subscribe: (onChange: () => void) => store.sub(embedConsentAtom, onChange),
    }),
    [store],
  )
  const slots = useMemo<ShopSlots>(
    () => ({
      hrefFor: (href) => (href.startsWith('/') ? path(href) : href),
      renderCard: (card, index, place) => <StoryCard key={card.id} card={card} index={index} place={place} />,
      renderList: (list, cards, children) => (
        <SeenList list={list} cards={cards}>
          {children}
        </SeenList>
      ),
      renderPromotion: (promotion, children) => (
        <SeenPromotion promotion={promotion}>{children}</SeenPromotion>
      ),
      parts: SHOP_PARTS,
      overlay: (name) => {
        const dialog = openableOverlay(name)
        return dialog && (() => openDialog(...dialog))
      },
      say: (message) => void showToast({ type: 'success', message }),
      clock: realClock,
      report: isPreview ? silent : report,
    }),
    [path, openDialog, showToast, isPreview],
  )
  const around = useMemo<BlockPage>(() => {
    const { navigationTeaserSize } = images
    const loaded = { ...data, contact, sitePages: navigation ?? [], navigationTeaserSize }
    return {
      registry: REGISTRY,
      loadedFor: () => loaded,
      now: data.now,
      isDraft: isPreview,
      showsProblems: import.meta.env.DEV || isPreview,
    }
  }, [data, images, contact, navigation, isPreview])

  return (
    <EmbedConsentContext value={embedConsent}>
      <ShopSlotsContext value={slots}>
        <BlockPageContext value={around}>
          <BlockList {...props} />
        </BlockPageContext>
      </ShopSlotsContext>
    </EmbedConsentContext>
  )
}
