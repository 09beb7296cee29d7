import { mailLocale } from '@shop/domain/mail-choice/mail-locale'
import type { Sql } from '@shop/engine/db/database'
import { type Addressee, chosenMailLocale } from './mail-locale-store.ts'
import type { MailingShop } from './mailing-shop.ts'

/**
 * The shop that writes a mail which belongs to a locale: in the language that its reader has chosen, as far as the same
 * country speaks it. Undefined where the shop of the locale is gone.
 *
 * @see product §9
 */
export async function mailingFor(
  sql: Sql,
  shops: readonly MailingShop[],
  { locale, ...addressee }: { locale: string | null | undefined } & Addressee,
): Promise<MailingShop | undefined> {
  const mailing = shops.find(({ shop }) => shop.locale === locale)
  if (mailing === undefined) return undefined
  const chosen = mailLocale(
    mailing.shop.locale,
    await chosenMailLocale(sql, addressee),
    shops.map(({ shop }) => shop.locale),
  )
  return shops.find(({ shop }) => shop.locale === chosen) ?? mailing
}
