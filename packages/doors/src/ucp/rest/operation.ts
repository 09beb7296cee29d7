import type { Locale } from '@shop/domain/market/markets'

/** A request of an agent, below the endpoint of a locale. */
export type Asked = {
  request: Request
  locale: Locale
  address: string
  /** Of the cart or checkout that the address names; empty where it names none. */
  id: string
}

/** What one address of the endpoint does; null for what is not there. */
export type Operation = {
  method: string
  path: RegExp
  capability: string
  run: (asked: Asked) => Promise<{ status?: number; body: object } | null>
}
