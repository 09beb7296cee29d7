import { ageFinder } from './age-finder/age-finder.tsx'
import { anchor } from './anchor/anchor.tsx'
import { buttonBlock } from './button/button-block.tsx'
import { buttonGroup } from './button-group/button-group.tsx'
import { categoryBubbles } from './category-bubbles/category-bubbles.tsx'
import { checklistTeaser } from './checklist-teaser/checklist-teaser.tsx'
import { columns } from './columns/columns.tsx'
import type { ContentBlock } from './define-block.tsx'
import { divider } from './divider/divider.tsx'
import { grid } from './grid/grid.tsx'
import { guideArticle } from './guide-article/guide-article.tsx'
import { guideTeasers } from './guide-teasers/guide-teasers.tsx'
import { headline } from './headline/headline.tsx'
import { heroBanner } from './hero-banner/hero-banner.tsx'
import { image } from './image/image.tsx'
import { imageBanner } from './image-banner/image-banner.tsx'
import { lazyBlock } from './lazy-block.tsx'
import { legalText } from './legal-text/legal-text.tsx'
import { newsletterTeaser } from './newsletter-teaser/newsletter-teaser.tsx'
import { page } from './page/page.tsx'
import { productSlider } from './product-slider/product-slider.tsx'
import { recommendation } from './recommendation/recommendation-block.tsx'
import { richTextBlock } from './rich-text/rich-text-block.tsx'
import { spacer } from './spacer/spacer.tsx'
import { teaser } from './teaser/teaser.tsx'
import { teaserGrid } from './teaser-grid/teaser-grid.tsx'
import { textBlock } from './text/text.tsx'
import { textImage } from './text-image/text-image.tsx'

/**
 * Every block, one line each. What most pages have, and what may open one, is there at once; the others come in files
 * of their own when a page has them.
 */
const BLOCKS: readonly ContentBlock[] = [
  page,
  heroBanner,
  teaser,
  teaserGrid,
  productSlider,
  recommendation,
  textImage,
  categoryBubbles,
  guideTeasers,
  richTextBlock,
  newsletterTeaser,
  checklistTeaser,
  ageFinder,
  anchor,
  buttonBlock,
  buttonGroup,
  columns,
  divider,
  grid,
  headline,
  image,
  imageBanner,
  legalText,
  spacer,
  textBlock,
  lazyBlock(['accordion'], () => import('./accordion/accordion.tsx').then((file) => file.accordion)),
  lazyBlock(['author'], () => import('./author/author.tsx').then((file) => file.author)),
  lazyBlock(['before_after'], () =>
    import('./before-after/before-after.tsx').then((file) => file.beforeAfter),
  ),
  lazyBlock(['download_list'], () =>
    import('./download-list/download-list-block.tsx').then((file) => file.downloadList),
  ),
  lazyBlock(['embed'], () => import('./embed/embed.tsx').then((file) => file.embed)),
  lazyBlock(['faq'], () => import('./faq/faq.tsx').then((file) => file.faq)),
  lazyBlock(['gallery'], () => import('./gallery/gallery-block.tsx').then((file) => file.gallery)),
  lazyBlock(['hotspot_image'], () =>
    import('./hotspot-image/hotspot-image.tsx').then((file) => file.hotspotImage),
  ),
  lazyBlock(['icon_list'], () => import('./icon-list/icon-list.tsx').then((file) => file.iconList)),
  lazyBlock(['list'], () => import('./list/list.tsx').then((file) => file.list)),
  lazyBlock(['payment_icons'], () =>
    import('./payment-icons/payment-icons.tsx').then((file) => file.paymentIcons),
  ),
  lazyBlock(['quote'], () => import('./quote/quote.tsx').then((file) => file.quote)),
  lazyBlock(['seals'], () => import('./seals/seals.tsx').then((file) => file.seals)),
  lazyBlock(['slider'], () => import('./slider/slider.tsx').then((file) => file.slider)),
  lazyBlock(['table'], () => import('./table/table.tsx').then((file) => file.table)),
  lazyBlock(['table_of_contents'], () =>
    import('./table-of-contents/table-of-contents.tsx').then((file) => file.tableOfContents),
  ),
  lazyBlock(['tabs'], () => import('./tabs/tabs.tsx').then((file) => file.tabs)),
  lazyBlock(['usp_bar', 'promise_row'], () =>
    import('./promise-row/promise-row.tsx').then((file) => file.promiseRow),
  ),
  lazyBlock(['video'], () => import('./video/video.tsx').then((file) => file.video)),
  guideArticle,
  lazyBlock(['tile'], () => import('./tile/tile.tsx').then((file) => file.tile)),
  lazyBlock(['lookbook_tile'], () =>
    import('./lookbook-tile/lookbook-tile.tsx').then((file) => file.lookbookTile),
  ),
  lazyBlock(['category_teaser'], () =>
    import('./category-teaser/category-teaser.tsx').then((file) => file.categoryTeaser),
  ),
  lazyBlock(['navigation_teaser'], () =>
    import('./navigation-teaser/navigation-teaser.tsx').then((file) => file.navigationTeaser),
  ),
  lazyBlock(['brand_link'], () => import('./brand-link/brand-link.tsx').then((file) => file.brandLink)),
  lazyBlock(['brand_list'], () => import('./brand-list/brand-list.tsx').then((file) => file.brandList)),
  lazyBlock(['contact'], () => import('./contact/contact-block.tsx').then((file) => file.contact)),
  lazyBlock(['guide_teaser_list'], () =>
    import('./guide-teaser-list/guide-teaser-list.tsx').then((file) => file.guideTeaserList),
  ),
  lazyBlock(['related_articles'], () =>
    import('./related-articles/related-articles.tsx').then((file) => file.relatedArticles),
  ),
  lazyBlock(['footer_column'], () => import('./link-lists.ts').then((file) => file.footerColumn)),
  lazyBlock(['service_bar'], () => import('./link-lists.ts').then((file) => file.serviceBar)),
  lazyBlock(['sitemap_list'], () => import('./link-lists.ts').then((file) => file.sitemapList)),
  lazyBlock(['social_links'], () => import('./link-lists.ts').then((file) => file.socialLinks)),
  lazyBlock(['product_list'], () =>
    import('./product-list/product-list.tsx').then((file) => file.productList),
  ),
  lazyBlock(['listing'], () => import('./listing/listing-block.tsx').then((file) => file.listing)),
  lazyBlock(['product_tile'], () =>
    import('./product-tile/product-tile.tsx').then((file) => file.productTile),
  ),
  lazyBlock(['last_seen'], () => import('./last-seen/last-seen-block.tsx').then((file) => file.lastSeen), [
    'lastSeen',
  ]),
  lazyBlock(['countdown'], () => import('./countdown/countdown.tsx').then((file) => file.countdown)),
  lazyBlock(['campaign_banner'], () =>
    import('./campaign-banner/campaign-banner.tsx').then((file) => file.campaignBanner),
  ),
  lazyBlock(['voucher_teaser'], () =>
    import('./voucher-teaser/voucher-teaser.tsx').then((file) => file.voucherTeaser),
  ),
  lazyBlock(['form'], () => import('./form/form-block.tsx').then((file) => file.form), ['form']),
  lazyBlock(['modal'], () => import('./modal/modal.tsx').then((file) => file.modal)),
  lazyBlock(['overlay_trigger'], () =>
    import('./overlay-trigger/overlay-trigger.tsx').then((file) => file.overlayTrigger),
  ),
  lazyBlock(['shop_the_look'], () =>
    import('./shop-the-look/shop-the-look.tsx').then((file) => file.shopTheLook),
  ),
  lazyBlock(['store_finder'], () =>
    import('./store-finder/store-finder.tsx').then((file) => file.storeFinder),
  ),
  lazyBlock(['retail_store'], () =>
    import('./retail-store/retail-store.tsx').then((file) => file.retailStore),
  ),
]

/** Blocks by name, and by the names of earlier days; a shop adds its own as `blockRegistry([...])`. */
export function blockRegistry(more: readonly ContentBlock[] = []): ReadonlyMap<string, ContentBlock> {
  return new Map(
    [...BLOCKS, ...more].flatMap((block) =>
      [block.name, ...block.aliases].map((name) => [name, block] as const),
    ),
  )
}

/** Settles when the code of every block is there: the server waits for it once, before its first page. */
export async function blocksReady(): Promise<void> {
  await Promise.all(BLOCKS.map((block) => block.ready()))
}
