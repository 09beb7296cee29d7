import { sampleMails } from '@shop/commerce/mail-samples/sample-mails'
import { openShop } from '@shop/domain/shop/shop'
import { adoptOwnMessages } from '@shop/i18n/locale-i18n'
import { ownMessagesOf } from '@shop/i18n/own-messages-file'
import { afterEach, expect, test } from 'vitest'
// @boundaries-ignore every brand of the repository is judged here
import { shops } from '../../../scripts/shops.ts'
import { WRONG_VOICE } from './testing/wrong-voice.ts'

const SHOPS = await Promise.all(
  (await shops()).map(async ({ brand, folder }) => ({ brand, own: await ownMessagesOf(folder) })),
)
const BRANDS = SHOPS.map(({ brand }) => brand)

afterEach(() => adoptOwnMessages({}))

test.each(
  SHOPS.flatMap(({ brand, own }) =>
    brand.locales.map((locale) => ({ brand, own, locale, name: brand.name })),
  ),
)('the mails of $name in $locale are in its colours, its name and its voice', ({ brand, own, locale }) => {
  adoptOwnMessages(own)
  const shop = openShop(brand, locale)
  const wrongVoice = WRONG_VOICE[brand.address][shop.market.language]
  const others = BRANDS.filter(({ id }) => id !== brand.id)

  for (const { kind, subject, text, html } of sampleMails(shop, (path) => `https://shop.example${path}`)) {
    const mail = `${kind}: ${subject} ${text}`
    expect(html).toContain(brand.mail.light.accent)
    expect(html).toContain(brand.mail.dark.accent)
    expect(mail).toContain(brand.name)
    for (const { name } of others) expect(mail + html).not.toContain(name)
    expect(mail.replaceAll(/\S+@\S+|https?:\S+/g, '')).not.toMatch(wrongVoice)
    expect(mail).not.toMatch(/undefined|null|NaN|\[object|\$\{/)
  }
})
