import { HeadContent, Outlet, Scripts, useMatches, useRouteContext } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { ASLEEP, frameTakenOver, takenOver } from '../hydration/late-part.tsx'
import { UNREAD } from '../hydration/reader-sign.ts'
import { DefaultFrame } from './default-frame.tsx'
import { OpenDialogs } from './dialogs/open-dialogs.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { ShopFactsScript } from './shop-facts-script.tsx'
import { ConsentPlace } from './start/consent-place.tsx'
import { Toasts } from './toasts.tsx'

/** The whole document, on the server and in the browser alike. */
export function ShopDocument() {
  const { shop } = useRouteContext({ from: '__root__' })
  useEffect(frameTakenOver, [])

  return (
    <html lang={shop.market.languageTag} {...UNREAD}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadContent />
      </head>
      <body {...ASLEEP}>
        <Frame>
          <Outlet />
        </Frame>
        <ConsentPlace />
        <OpenDialogs />
        <Toasts />
        <NavigationProgress />
        <ShopFactsScript />
        <Scripts />
        {/* React takes the page over after its frame, and all that is in a boundary with it. */}
        <Suspense fallback={null}>
          <TakenOver />
        </Suspense>
      </body>
    </html>
  )
}

function TakenOver() {
  useEffect(takenOver, [])
  return null
}

/** Checkout and documentation bring their own frames, which no other page is to load; an error has the usual one. */
function Frame({ children }: { children: ReactNode }) {
  const bringsFrame = useMatches({
    select: (matches) => {
      const { status, staticData } = matches.at(-1) ?? {}
      return status !== 'error' && (staticData?.layout ?? 'default') !== 'default'
    },
  })
  return bringsFrame ? children : <DefaultFrame>{children}</DefaultFrame>
}
