import { markets } from '@shop/domain/market/markets'
import { distribute } from '@shop/domain/money/distribute'
import { formatMoney } from '@shop/domain/money/format-money'
import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'
import { escaped } from '@shop/mail/mail'
import type { SandboxInput } from './sandbox-token.ts'
import { sandboxWords } from './sandbox-words.ts'

const RATES = [3, 6, 12]
const BANKS = ['Testbank Amsterdam', 'Testbank Rotterdam', 'Testbank Utrecht']

/**
 * What a provider asks for a method, filled in already so that one press is enough. The fields have no names: nothing
 * that is typed here is sent anywhere.
 */
export function sandboxFields(query: SandboxInput): string {
  const words = sandboxWords(query.locale)
  const fields: Partial<Record<PaymentMethodCode, () => string>> = {
    KK: () =>
      `${input(words.cardNumber, '4111 1111 1111 1111', 'cc-number')}
<div class="pair">${input(words.cardExpiry, '03/30', 'cc-exp')}${input(words.cardCode, '737', 'off')}</div>`,
    IL: () =>
      `<label>${words.bank}<select>${BANKS.map((bank) => `<option>${bank}</option>`).join('')}</select></label>`,
    TW: () => `<p>${words.appCode} <strong class="code">48&thinsp;213</strong></p>`,
    KD: () => plans(query),
  }
  return fields[query.method]?.() ?? `<p>${words.signedIn}</p>`
}

function input(label: string, value: string, autocomplete: string): string {
  return `<label>${label}<input inputmode="numeric" autocomplete="${autocomplete}" value="${value}"></label>`
}

/** Equal instalments without interest; the first carries what does not divide, and is the one that is named. */
function plans({ amount, currencyCode, locale }: SandboxInput): string {
  const market = markets[locale]
  const words = sandboxWords(locale)
  const rows = RATES.map((count, index) => {
    const [first = 0] = distribute(
      amount,
      Array.from({ length: count }, () => 1),
    )
    const sum = escaped(formatMoney(first, market, { currency: currencyCode }))
    return `<label class="choice"><input type="radio" name="plan" value="${count}"${index === 0 ? ' checked' : ''}> ${count} ${words.rates} ${sum}</label>`
  })
  return `<fieldset><legend>${words.plan}</legend>${rows.join('')}</fieldset>`
}
