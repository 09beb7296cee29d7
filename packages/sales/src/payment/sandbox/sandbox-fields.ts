import { markets } from '@shop/domain/market/markets'
import { distribute } from '@shop/domain/money/distribute'
import { formatMoney } from '@shop/domain/money/format-money'
import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'
import { cardBrandName } from '@shop/domain/saved-card/card-brand'
import { escaped } from '@shop/domain/text/escaped'
import { SANDBOX_CARDS, type SandboxCard } from './sandbox-cards.ts'
import type { SandboxInput } from './sandbox-token.ts'
import { sandboxWords } from './sandbox-words.ts'

type Words = ReturnType<typeof sandboxWords>

const RATES = [3, 6, 12]
const BANKS = ['Testbank Amsterdam', 'Testbank Rotterdam', 'Testbank Utrecht']

/**
 * What a provider asks for a method, filled in already so that one press is enough. The fields have no names: nothing
 * that is typed here is sent anywhere. Only which of its own test cards is saved is a choice that counts.
 */
export function sandboxFields(query: SandboxInput): string {
  const words = sandboxWords(query.locale)
  const fields: Partial<Record<PaymentMethodCode, () => string>> = {
    KK: () => {
      if (query.card !== null) return savedCard(query.card, words)
      if (query.saveFor !== null) return savedChoice(words)
      return `${input(words.cardNumber, '4111 1111 1111 1111', 'cc-number')}
<div class="pair">${input(words.cardExpiry, '03/30', 'cc-exp')}${input(words.cardCode, '737', 'off')}</div>`
    },
    // A Bancontact card has no security code.
    BC: () =>
      `${input(words.cardNumber, '6703 4444 4444 4449', 'cc-number')}
${input(words.cardExpiry, '03/30', 'cc-exp')}`,
    IL: () =>
      `<label>${words.bank}<select>${BANKS.map((bank) => `<option>${bank}</option>`).join('')}</select></label>`,
    TW: () => `<p>${words.appCode} <strong class="code">48&thinsp;213</strong></p>`,
    KD: () => plans(query),
  }
  return fields[query.method]?.() ?? `<p>${words.signedIn}</p>`
}

/** Of a card that the provider knows nothing is asked but what its bank asks. */
function savedCard({ brand, lastFour }: NonNullable<SandboxInput['card']>, words: Words): string {
  return `<p>${words.savedCard} <strong>${escaped(cardBrandName(brand) ?? '')} •••• ${escaped(lastFour)}</strong></p>`
}

/** Which of the test cards is saved; their numbers are nobody's. */
function savedChoice(words: Words): string {
  const names: Record<SandboxCard, string> = {
    visa: 'Visa •••• 4242',
    mc: 'Mastercard •••• 4444',
    amex: 'American Express •••• 0005',
    ending: `Visa •••• 1111, ${words.endingCard}`,
  }
  const options = SANDBOX_CARDS.map((card) => `<option value="${card}">${names[card]}</option>`)
  return `<label>${words.testCard}<select name="card">${options.join('')}</select></label>
<p class="note">${words.cardIsSaved}</p>`
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
