import type { Checkout } from '@shop/api-client/contract/checkout'
import { subscribeNewsletter } from '@shop/api-client/contract/user'
import type { I18n } from '@shop/i18n/locale-i18n'
import type { BuyersCalls } from '../buyer/buyers-basket.ts'
import type { UcpMessage } from '../protocol/ucp-problem.ts'
import type { BuyerInput } from './checkout-input.ts'

/** Whom a newsletter is offered to by mail. */
export type NewsletterReader = { email: string; firstName: string; lastName: string }

/**
 * The buyer as the checkout knows them. Consent is what counts here: a newsletter is asked for and nothing more until
 * the mail about it is confirmed, and what the shop's own banner asks is not consented to by anybody else.
 */
export function ucpBuyer({ customer }: Pick<Checkout, 'customer'>, { marketing }: { marketing: boolean }) {
  const consent = {
    analytics: false,
    preferences: false,
    marketing: marketing && customer !== null,
    sale_of_data: false,
  }
  if (customer === null) return { consent }
  const { email, firstName, lastName } = customer
  return { email, first_name: firstName, last_name: lastName, consent }
}

/** What becomes of the consent that an agent has sent. */
export function consentMessages(
  { consent }: Pick<BuyerInput, 'consent'>,
  { customer }: Pick<Checkout, 'customer'>,
  i18n: I18n,
): UcpMessage[] {
  const messages: UcpMessage[] = []
  if (consent?.marketing && customer !== null)
    messages.push({
      type: 'info',
      code: 'consent_confirmed_by_mail',
      path: '$.buyer.consent.marketing',
      content: i18n.t({
        id: 'assistants.newsletter',
        message:
          'Der Newsletter beginnt erst, wenn die E-Mail bestätigt ist, die mit der Übergabe an die Kasse kommt.',
      }),
    })
  if (consent?.marketing && customer === null)
    messages.push({
      type: 'warning',
      code: 'consent_needs_email',
      path: '$.buyer.email',
      content: i18n._('problem.email'),
    })
  if (consent?.analytics || consent?.preferences || consent?.sale_of_data)
    messages.push({
      type: 'warning',
      code: 'consent_asked_in_shop',
      path: '$.buyer.consent',
      content: i18n.t({
        id: 'assistants.consent',
        message: 'Danach fragt der Shop selbst. Daten werden nicht verkauft.',
      }),
    })
  return messages
}

/** Asks by mail whether the newsletter is wanted, as the tick of the checkout does: the buyer goes on whatever becomes of it. */
export async function askByMail(calls: BuyersCalls, shopId: number, reader: NewsletterReader): Promise<void> {
  const { email, firstName, lastName } = reader
  const name = `${firstName} ${lastName}`.trim()
  const form = { name, email, source: 'assistant', shopId, firstName, lastName, salutation: 0 }
  // spec §7: fire and forget, whatever becomes of it the order goes on
  await calls(subscribeNewsletter, form).catch(() => undefined)
}
