import { aBrand } from '@shop/domain/testing/a-brand'
import { expect, test } from 'vitest'
import { consentWords } from './consent-words.ts'
import { privacy } from './privacy.ts'

// The banner only spoke of vouchers, while number and worth of the order went to a company that no page named.
test.each([
  ['Bestellnummer, Bestellwert, eingelösten Code und IP-Adresse', 'sieben Tage'],
  ['le numéro et le montant de la commande, le code utilisé et l’adresse IP', 'sept jours'],
  ['bestelnummer, bestelwaarde, ingewisselde code en IP-adres', 'zeven dagen'],
])('the banner says that the voucher partner learns %j, and for how long', (learned, howLong) => {
  const banner = JSON.stringify(consentWords((formal) => formal))

  expect(banner).toContain(learned)
  expect(banner).toContain(howLong)
})

test('the privacy page names the voucher partner in every language where the shop has it, and nowhere else', () => {
  const named = (where: 'everywhere' | 'nowhere') =>
    JSON.stringify(privacy(aBrand(where)).body).match(/Sovendus GmbH/g)?.length ?? 0

  expect(named('everywhere')).toBeGreaterThanOrEqual(3)
  expect(named('nowhere')).toBe(0)
})
