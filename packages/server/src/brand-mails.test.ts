import { sampleMails } from '@shop/commerce/mail-samples/sample-mails'
import { openShop } from '@shop/domain/shop/shop'
import { expect, test } from 'vitest'
// @boundaries-ignore every brand of the repository is judged here
import { shops } from '../../../scripts/shops.ts'

const BRANDS = (await shops()).map(({ brand }) => brand)
/** Words of the other voice, which a shop must not use. */
const WRONG_VOICE = {
  formal: {
    de: /\b(?:du|dich|dir|dein\w*)\b/i,
    fr: /\b(?:tu|toi|ton|ta|tes)\b/i,
    nl: /\b(?:je|jij|jou|jouw)\b/i,
  },
  informal: { de: /\b(?:Ihnen|Ihr\w*)\b/, fr: /\b(?:vous|votre|vos)\b/i, nl: /\b(?:u|uw)\b/i },
}

test.each(BRANDS.flatMap((brand) => brand.locales.map((locale) => ({ brand, locale, name: brand.name }))))(
  'the mails of $name in $locale are in its colours, its name and its voice',
  ({ brand, locale }) => {
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
  },
)
