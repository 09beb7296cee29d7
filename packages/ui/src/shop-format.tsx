import { type Market, markets } from '@shop/domain/shop/markets'
import { createContext, type ReactNode, useContext } from 'react'
import { type ShopFormat, shopFormat } from './format/shop-format.ts'

const ShopFormatContext = createContext<ShopFormat>(shopFormat(markets['de-de']))

type ShopFormatProviderProps = {
  market: Market
  /** The market's own unless told otherwise, as stories do. */
  format?: ShopFormat
  children: ReactNode
}

/** Hands the market's way of writing money, numbers and dates to every component below. */
export function ShopFormatProvider({ market, format, children }: ShopFormatProviderProps) {
  return <ShopFormatContext value={format ?? shopFormat(market)}>{children}</ShopFormatContext>
}

/** The market's formats: money, number, date, dateRange. */
export function useShopFormat(): ShopFormat {
  return useContext(ShopFormatContext)
}

/** Writes minor units as the market does: `useMoney()(129900)` is `1.299,00 €`. */
export function useMoney(): ShopFormat['money'] {
  return useShopFormat().money
}
