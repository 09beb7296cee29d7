import { HeadContent, Outlet, Scripts, useMatches, useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { takenOver } from '../late-part.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'
import { ConsentPlace } from './consent-place.tsx'
import { DefaultFrame } from './default-frame.tsx'
import { OpenDialogs } from './dialogs/open-dialogs.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { ShopFactsScript } from './shop-facts-script.tsx'
import { Toasts } from './toasts.tsx'

/** The whole document, on the server and in the browser alike. */
export function ShopDocument() {
  const { shop } = useRouteContext({ from: '__root__' })
  useEffect(takenOver, [])

  return (
    <html lang={shop.market.languageTag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadContent />
      </head>
      <body>
        <Frame>
          <Outlet />
        </Frame>
        <ConsentPlace />
        <OpenDialogs />
        <Toasts />
        <NavigationProgress />
        <ShopFactsScript />
        <Scripts />
      </body>
    </html>
  )
}

/** The documentation brings its own frame, because its list of pages is part of its data. */
function Frame({ children }: { children: ReactNode }) {
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout ?? 'default' })
  if (layout === 'documentation') return children
  return layout === 'checkout' ? (
    <CheckoutFrame>{children}</CheckoutFrame>
  ) : (
    <DefaultFrame>{children}</DefaultFrame>
  )
}
