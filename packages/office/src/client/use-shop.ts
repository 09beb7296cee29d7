import type { Right } from '@shop/domain/staff/rights'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { SessionShop } from './api.ts'
import { sessionQuery } from './session-query.ts'

/** The shop of the address, and what the person may do there. */
export function useShop(): SessionShop & { may: (right: Right) => boolean } {
  const { data } = useSuspenseQuery(sessionQuery)
  const { shop: id } = useParams({ strict: false })
  const shop = data.shops.find((one) => one.id === id) ?? data.shops.find(({ me }) => me !== null)
  if (shop === undefined) throw new Error('There is no shop: the office is started beside at least one.')
  return { ...shop, may: (right) => shop.me?.rights.includes(right) ?? false }
}
