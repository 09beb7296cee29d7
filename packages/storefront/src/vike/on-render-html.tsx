import { dangerouslySkipEscape } from 'vike/server'
import type { ShopPageContext } from './page-context.ts'

/** The router has rendered the whole document; vike adds the client entry and the style sheet. */
export function onRenderHtml({ routerResponse }: ShopPageContext) {
  return dangerouslySkipEscape(routerResponse?.html ?? '')
}
