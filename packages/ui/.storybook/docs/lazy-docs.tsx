import { type ComponentProps, lazy, Suspense } from 'react'

const ComponentPage = lazy(() => import('./component-page.tsx'))
const BrandDocsContainer = lazy(() => import('./brand-docs-container.tsx'))

/** The page of a component; loaded when someone opens it, as the stories' tests never do. */
export function DocsPage() {
  return (
    <Suspense fallback={null}>
      <ComponentPage />
    </Suspense>
  )
}

export function DocsFrame(props: ComponentProps<typeof BrandDocsContainer>) {
  return (
    <Suspense fallback={null}>
      <BrandDocsContainer {...props} />
    </Suspense>
  )
}
