import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../../head.ts'
import { root } from '../../../shell/root.tsx'

/** The addresses of a customer. @see spec §2 "/konto/adressbuch/" */
export const addressBookRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.addressBook.path,
  head: ({ match }) =>
    privateHead(match, match.context.i18n.t({ id: 'account.addresses', message: 'Adressbuch' })),
  staticData: { page: 'account/address-book/address-book-page.tsx' },
  component: lazyRouteComponent(() => import('./address-book-page.tsx'), 'AddressBookPage'),
})
