import { type Market, markets } from '@shop/domain/market/markets'
import { createContext, type ReactNode, useContext } from 'react'
import { type ShopFormat, shopFormat } from './format/shop-format.ts'

const ShopFormatContext = createContext<ShopFormat>(shopFormat(markets['de-de']))
const MarketContext = createContext<Market>(markets['de-de'])

type ShopFormatProviderProps = {
  market: Market
  /** The market's own unless told otherwise, as stories do. */
  format?: ShopFormat
  children: ReactNode
}

/** Gives every component below its market, and the market's way of writing money, numbers and dates. */
export function ShopFormatProvider({ market, format, children }: ShopFormatProviderProps) {
  return (
    <MarketContext value={market}>
      <ShopFormatContext value={format ?? shopFormat(market)}>{children}</ShopFormatContext>
    </MarketContext>
  )
}

/** The market's formats: money, number, date, dateRange. */
export function useShopFormat(): ShopFormat {
  return useContext(ShopFormatContext)
}

/** The country and language of the page. */
export function useMarket(): Market {
  return useContext(MarketContext)
}

/** Writes minor units as the market does: `useMoney()(129900)` is `1.299,00 €`. */
export function useMoney(): ShopFormat['money'] {
  return useShopFormat().money
}
