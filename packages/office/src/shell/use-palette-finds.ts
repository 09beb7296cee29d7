import { findProducts } from '@shop/api-client/office/product-commands'
import { findOffers } from '@shop/api-client/office/promotion-commands'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { answer } from '../client/api.ts'
import { customersQuery } from '../client/queries.ts'
import { useShop } from '../client/use-shop.ts'

/** Something that was found beside orders: what it is called, what tells it from others, and its page. */
export type PaletteFind = { key: string; name: string; about: string; open: () => void }

export type PaletteGroup = {
  key: 'customers' | 'products' | 'offers'
  finds: PaletteFind[]
  isFetching: boolean
  error: unknown
}

/** Of one kind: whoever looks for more goes to its page. */
const MOST = 6
const SHORTEST = 2

/**
 * What else has these words: customers, products and offers, each asked for with one question that the rights of whoever
 * asks allow, and none for the others. Who was found is in the log, as in the list of customers.
 */
export function usePaletteFinds(asked: string): PaletteGroup[] {
  const groups = [useCustomers(asked), useProducts(asked), useOffers(asked)]
  return asked.length < SHORTEST ? [] : groups
}

function useCustomers(asked: string): PaletteGroup {
  const { id: shop, may } = useShop()
  const navigate = useNavigate()
  const { data, error, isFetching } = useQuery(customersQuery(shop, may('customers.show') ? asked : ''))
  const finds = (data?.customers ?? []).slice(0, MOST).map(({ number, name, email }) => ({
    key: `customer-${number}`,
    name,
    about: `${number} · ${email}`,
    open: () => void navigate({ to: '/$shop/customers/$key', params: { shop, key: number } }),
  }))
  return { key: 'customers', finds, isFetching, error }
}

function useProducts(asked: string): PaletteGroup {
  const { id: shop, may } = useShop()
  const navigate = useNavigate()
  const { data, error, isFetching } = useQuery({
    queryKey: [shop, 'palette', 'products', asked],
    queryFn: () => answer(shop, findProducts, { text: asked, limit: MOST }),
    enabled: asked.length >= SHORTEST && may('products.read'),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const finds = (data?.items ?? []).map(({ id, name, brand, referenceKey }) => ({
    key: `product-${id}`,
    name: name.de,
    about: [brand, referenceKey].filter((part) => part !== '').join(' · '),
    open: () => void navigate({ to: '/$shop/products/$id', params: { shop, id: String(id) } }),
  }))
  return { key: 'products', finds, isFetching, error }
}

function useOffers(asked: string): PaletteGroup {
  const { id: shop, may } = useShop()
  const navigate = useNavigate()
  const { data, error, isFetching } = useQuery({
    queryKey: [shop, 'palette', 'offers', asked],
    queryFn: () => answer(shop, findOffers, { text: asked, limit: MOST }),
    enabled: asked.length >= SHORTEST && may('promotions.read'),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const finds = (data?.offers ?? []).map(({ id, name, code }) => ({
    key: `offer-${id}`,
    name: name.de,
    about: [code, id].filter((part) => part !== null).join(' · '),
    open: () => void navigate({ to: '/$shop/promotions/$offer', params: { shop, offer: id } }),
  }))
  return { key: 'offers', finds, isFetching, error }
}
