import { DEFAULT_LOCALE, isLocale } from '@shop/domain/market/markets'
import type { Order } from '@shop/domain/order/order'
import { type InvoiceWords, invoiceWords } from './invoice-words.ts'

/** Texts of an order's papers, in the locale it was placed in. */
export function wordsOfOrder({ locale }: Pick<Order, 'locale'>): InvoiceWords {
  return invoiceWords(isLocale(locale) ? locale : DEFAULT_LOCALE)
}
