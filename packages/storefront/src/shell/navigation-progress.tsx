import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useRouterState } from '@tanstack/react-router'
import { Suspense, useState } from 'react'

const LoadingBar = lazyPart(() =>
  import('@shop/ui/loading-bar/loading-bar').then((module) => ({ default: module.LoadingBar })),
)

/** The line at the top while a navigation in the browser is on its way. @see spec §2 "a top loading bar" */
export function NavigationProgress() {
  const isLoading = useRouterState({
    select: ({ status, resolvedLocation }) => status === 'pending' && resolvedLocation !== undefined,
  })
  const hasFailed = useRouterState({ select: ({ matches }) => matches.at(-1)?.status === 'error' })
  const [isNeeded, setIsNeeded] = useState(false)
  if (isLoading && !isNeeded) setIsNeeded(true)

  return (
    <Suspense fallback={null}>
      {isNeeded ? <LoadingBar isLoading={isLoading} hasFailed={hasFailed} /> : null}
    </Suspense>
  )
}
