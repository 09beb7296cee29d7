import { DocumentationLayout } from '@shop/ui/layout/documentation-layout'
import { useShop, useShopPath } from '../../shell/use-shop.ts'
import { StoryPage } from '../content/story-page.tsx'
import { documentationRoute } from './documentation-route.ts'

/** A page for editors: the list of all pages beside it. */
export function DocumentationPage() {
  const shop = useShop()
  const path = useShopPath()
  const { story, pages, head } = documentationRoute.useLoaderData()

  return (
    <DocumentationLayout
      brandName={shop.name}
      homeHref={path('/')}
      pages={pages.map((page) => ({
        label: page.title,
        href: path(page.path),
        isCurrent: page.path === head.path,
      }))}
    >
      <StoryPage story={story} products={{}} />
    </DocumentationLayout>
  )
}
