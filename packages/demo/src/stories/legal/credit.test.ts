import { LOCALES, markets } from '@shop/domain/market/markets'
import { creditWarning } from '@shop/domain/payment/credit-notice'
import { expect, test } from 'vitest'
import { payment as lindhaus } from '../lindhaus/service/payment.ts'
import { payment as puenktchen } from '../puenktchen/service/payment.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

// Each page warned of credit in words of its own, which no law knows.
test.each(LOCALES)(
  'the pages on paying warn of credit in %s as its law does, and name the lender',
  (locale) => {
    const warning = creditWarning({ market: markets[locale] }, NOW)

    for (const page of [lindhaus, puenktchen]) {
      const words = JSON.stringify(page)
      expect(words).toContain('Klarna Bank AB (publ)')
      if (warning !== null) expect(words).toContain(warning)
    }
  },
)
