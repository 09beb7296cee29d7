/**
 * The storefront as a vike extension: one route, HTML only, and no client runtime of vike's.
 *
 * @see docs/adr/0003-vike-and-the-router.md
 */
export default {
  name: '@shop/storefront',
  route: '/*',
  trailingSlash: true,
  clientRouting: false,
  Page: 'import:@shop/storefront/vike/page:Page',
  onRenderHtml: 'import:@shop/storefront/vike/onRenderHtml:onRenderHtml',
  meta: { Page: { env: { server: true } } },
}
