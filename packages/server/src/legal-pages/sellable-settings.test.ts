import { dutyChanges } from '@shop/domain/duties/duty-changes'
import { missingSettings } from '@shop/domain/duties/missing-settings'
import { COUNTRIES } from '@shop/domain/market/markets'
import { openShop } from '@shop/domain/shop/shop'
import { expect, test } from 'vitest'
import { BRANDS } from './testing/promises.ts'

const TODAY = '2026-11-26'
const DAYS = [TODAY, ...dutyChanges(COUNTRIES, { after: TODAY, upTo: '2028-11-26' }).map(({ day }) => day)]

// What the goods of both lack is tested beside them: demo-catalogue.test.ts.
test.each(BRANDS.flatMap((brand) => brand.locales.map((locale) => ({ name: brand.name, brand, locale }))))(
  'the set-up of $name in $locale lacks nothing, now or on a day on which something begins',
  ({ brand, locale }) => {
    const shop = openShop(brand, locale)

    expect(DAYS.flatMap((day) => missingSettings(shop, new Date(`${day}T12:00Z`)))).toEqual([])
  },
)
