import { createContext, type ReactNode, useContext } from 'react'

const ShippingPage = createContext<string | null>(null)

/** Says where the shop's shipping costs stand; null where nothing leads there, as in a text of its own. */
export function ShippingPageProvider({ href, children }: { href: string; children: ReactNode }) {
  return <ShippingPage value={href}>{children}</ShippingPage>
}

/** Address of the page with the shipping costs, with its locale prefix. */
export function useShippingPage(): string | null {
  return useContext(ShippingPage)
}
