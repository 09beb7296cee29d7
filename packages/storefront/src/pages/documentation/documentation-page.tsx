import { BlockGuideList } from '@shop/blocks/guides/block-guide-list'
import { DocumentationLayout } from '@shop/ui/layout/documentation-layout'
import { usePageHref, useShop, useShopPath } from '../../use-shop.ts'
import { StoryBody } from '../content/story/story-body.tsx'
import { documentationRoute } from './documentation-route.ts'

/** A page for editors: the list of all pages beside it. */
export function DocumentationPage() {
  const shop = useShop()
  const path = useShopPath()
  const pageHref = usePageHref()
  const { story, data, pages, head, guides } = documentationRoute.useLoaderData()

  return (
    <DocumentationLayout
      brandName={shop.name}
      homeHref={pageHref('home')}
      pages={pages.map((page) => ({
        label: page.title,
        href: path(page.path),
        isCurrent: page.path === head.path,
        headings: page.headings,
      }))}
    >
      <StoryBody story={story} data={data} />
      {guides.length > 0 ? <BlockGuideList guides={guides} /> : null}
    </DocumentationLayout>
  )
}
