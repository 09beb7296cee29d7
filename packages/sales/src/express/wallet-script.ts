/** What the page hands its script. */
export type WalletPageFacts = {
  wallet: 'paypal' | 'applePay' | 'googlePay'
  ticket: string
  locale: string
  currency: string
  country: string
  /** Minor units. */
  amount: number
  shopName: string
  needsPhone: boolean
  countries: readonly string[]
  /** Where the last page of the checkout is. */
  returnAddress: string
  words: Record<'unreachable' | 'country' | 'expired' | 'total' | 'shipping', string>
  /** For the component, as it is. */
  setup: Record<string, unknown>
}

/**
 * The script of a wallet's page: it opens Adyen's component for the wallet, tells it what the basket costs at each address that
 * is looked at, and carries the sealed answer to the last page of the checkout. It is sent to the browser as it stands here,
 * so it uses nothing from outside itself.
 *
 * @see https://docs.adyen.com/payment-methods/paypal/web-component/express-checkout,
 * https://docs.adyen.com/payment-methods/apple-pay/web-component/express-checkout,
 * https://docs.adyen.com/payment-methods/google-pay/web-component/express-checkout
 */
export function walletScript(): void {
  type Actions = { resolve: (answer?: unknown) => void; reject: (reason?: unknown) => void }
  type Said = { data: { paymentMethod: Record<string, unknown> } }
  type Contact = Partial<
    Record<
      'street' | 'houseNumberOrName' | 'postalCode' | 'city' | 'country' | 'firstName' | 'lastName',
      string
    >
  >
  type Authorised = {
    authorizedEvent: {
      email?: string
      shippingAddress?: { phoneNumber?: string }
      payer?: { email_address?: string; phone?: { phone_number?: { national_number?: string } } }
      payment?: { shippingContact?: { emailAddress?: string; phoneNumber?: string } }
    }
    deliveryAddress?: Contact
    billingAddress?: Contact
  }
  type Order = { paymentData: string | null; updatePaymentData: (data: string) => void }
  type Component = { mount: (place: HTMLElement) => unknown; isAvailable: () => Promise<unknown> }
  type Make = new (core: unknown, options: Record<string, unknown>) => Component
  type AdyenWeb = { AdyenCheckout: (setup: unknown) => Promise<unknown> } & Record<
    'PayPal' | 'ApplePay' | 'GooglePay',
    Make
  >
  type Refusal = { code?: string }

  const given = JSON.parse(document.querySelector('#facts')?.textContent ?? '{}') as WalletPageFacts
  const place = document.querySelector<HTMLElement>('#wallet')
  const problemPlace = document.querySelector<HTMLElement>('#problem')
  let ticket = given.ticket
  let amount = given.amount
  let shipping = 0
  let authorised: Authorised | null = null
  let isLeaving = false

  const say = (text: string) => {
    if (problemPlace) problemPlace.textContent = text
  }
  const codeOf = (refusal: unknown) => (refusal as Refusal | null)?.code ?? ''
  const wordsFor = (refusal: unknown) => {
    if (codeOf(refusal) === 'express_country') return given.words.country
    if (codeOf(refusal) === 'express_expired') return given.words.expired
    return given.words.unreachable
  }

  const call = async (name: string, body: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const answer = await fetch(`/api/checkout/express/${name}/?locale=${given.locale}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ ...body, ticket }),
    })
    const said = (await answer.json()) as Record<string, unknown>
    if (!answer.ok) throw said
    if (typeof said.ticket === 'string') ticket = said.ticket
    return said
  }

  /** What it costs there. Throws the refusal of the shop. */
  const priced = async (country: string, data: string | null): Promise<string | null> => {
    const answer = await call('price', { country, data })
    amount = Number(answer.amount)
    shipping = Number(answer.shipping)
    return typeof answer.data === 'string' ? answer.data : null
  }

  const kept = async (said: Record<string, unknown>, data: string | null): Promise<void> => {
    if (isLeaving) return
    isLeaving = true
    say('')
    const event = authorised?.authorizedEvent ?? {}
    const to = authorised?.deliveryAddress ?? authorised?.billingAddress ?? {}
    const contact = event.payment?.shippingContact
    const number = to.houseNumberOrName ?? 'ZZ'
    const email = event.email ?? event.payer?.email_address ?? contact?.emailAddress ?? ''
    try {
      const { answer, address } = await call('answer', {
        email,
        phone:
          event.shippingAddress?.phoneNumber ??
          contact?.phoneNumber ??
          event.payer?.phone?.phone_number?.national_number ??
          null,
        firstName: to.firstName ?? '',
        lastName: to.lastName ?? '',
        // Adyen's placeholder for an address whose number stands in the street.
        street: number === 'ZZ' ? (to.street ?? '') : `${to.street ?? ''} ${number}`,
        zip: to.postalCode ?? '',
        city: to.city ?? '',
        country: to.country ?? '',
        said,
        data,
      })
      const fields = Object.entries(address as Record<string, string | null>)
      const typed = Object.fromEntries(fields.map(([name, value]) => [name, value ?? '']))
      const draft = { email, shipping: { ...typed, gender: '' }, billing: null }
      // Where the shop wants more of an address than the wallet has, nobody types it all again.
      sessionStorage.setItem('checkout-draft', JSON.stringify(draft))
      sessionStorage.setItem('checkout-wallet', JSON.stringify({ answer }))
      location.replace(given.returnAddress)
    } catch (refusal) {
      isLeaving = false
      say(wordsFor(refusal))
    }
  }

  const units = (minor: number) => (minor / 100).toFixed(2)
  const onAuthorized = (event: Authorised, actions: Actions) => {
    authorised = event
    actions.resolve()
  }
  const onError = (error: { name?: string }) => {
    // Whoever closes the sheet is where they were, and knows it.
    if (error.name !== 'CANCEL') say(given.words.unreachable)
  }
  /** A token is kept until the order is placed; the sheet closes with its tick. */
  const onToken = (state: Said, _component: unknown, actions: Actions) => {
    actions.resolve({ resultCode: 'Authorised' })
    void kept(state.data.paymentMethod, null)
  }
  const shared = {
    isExpress: true,
    countryCode: given.country,
    amount: { value: given.amount, currency: given.currency },
    onAuthorized,
    onError,
  }

  const payPal = {
    ...shared,
    expressPage: 'cart',
    // The order follows on the shop's page: PayPal's button says "continue".
    userAction: 'continue',
    blockPayPalCreditButton: true,
    blockPayPalPayLaterButton: true,
    blockPayPalVenmoButton: true,
    onSubmit: async (state: Said, _component: unknown, actions: Actions) => {
      try {
        const { answer } = await call('order', { said: state.data.paymentMethod })
        say('')
        actions.resolve(answer)
      } catch (refusal) {
        say(wordsFor(refusal))
        actions.reject()
      }
    },
    onShippingAddressChange: async (
      data: { shippingAddress?: { countryCode?: string }; errors?: { COUNTRY_ERROR?: string } },
      actions: Actions,
      component: Order,
    ) => {
      try {
        const changed = await priced(data.shippingAddress?.countryCode ?? '', component.paymentData)
        if (changed !== null) component.updatePaymentData(changed)
        return undefined
      } catch (refusal) {
        return actions.reject(
          codeOf(refusal) === 'express_country' ? data.errors?.COUNTRY_ERROR : wordsFor(refusal),
        )
      }
    },
    onAdditionalDetails: (
      state: { data: { details: Record<string, unknown>; paymentData?: string } },
      component: Order,
      actions: Actions,
    ) => {
      actions.resolve({ resultCode: 'Pending' })
      void kept(state.data.details, state.data.paymentData ?? component.paymentData)
    },
  }

  const applePay = {
    ...shared,
    totalPriceLabel: given.shopName,
    requiredShippingContactFields: ['postalAddress', 'name', 'email', ...(given.needsPhone ? ['phone'] : [])],
    requiredBillingContactFields: ['postalAddress'],
    onShippingContactSelected: async (
      resolve: (update: unknown) => void,
      reject: (reason: unknown) => void,
      event: { shippingContact: { countryCode?: string } },
    ) => {
      const total = () => ({ label: given.shopName, amount: units(amount), type: 'final' })
      try {
        await priced(event.shippingContact.countryCode ?? '', null)
        resolve({ newTotal: total() })
      } catch (refusal) {
        if (codeOf(refusal) !== 'express_country') return reject(refusal)
        const Problem = (window as { ApplePayError?: new (...said: string[]) => unknown }).ApplePayError
        const error = Problem
          ? new Problem('addressUnserviceable', 'country', given.words.country)
          : { code: 'addressUnserviceable', message: given.words.country }
        resolve({ newTotal: total(), errors: [error] })
      }
      return undefined
    },
    onSubmit: onToken,
  }

  const googlePay = {
    ...shared,
    emailRequired: true,
    shippingAddressRequired: true,
    shippingAddressParameters: {
      allowedCountryCodes: given.countries,
      phoneNumberRequired: given.needsPhone,
    },
    billingAddressRequired: false,
    callbackIntents: ['SHIPPING_ADDRESS'],
    totalPriceStatus: 'ESTIMATED',
    paymentDataCallbacks: {
      onPaymentDataChanged: async (event: { shippingAddress?: { countryCode?: string } }) => {
        try {
          await priced(event.shippingAddress?.countryCode ?? '', null)
          return {
            newTransactionInfo: {
              countryCode: given.country,
              currencyCode: given.currency,
              totalPriceStatus: 'FINAL',
              totalPrice: units(amount),
              totalPriceLabel: given.words.total,
              displayItems: [
                { label: given.shopName, type: 'SUBTOTAL', price: units(amount - shipping) },
                { label: given.words.shipping, type: 'SHIPPING_OPTION', price: units(shipping) },
              ],
            },
          }
        } catch (refusal) {
          const isElsewhere = codeOf(refusal) === 'express_country'
          return {
            error: {
              reason: isElsewhere ? 'SHIPPING_ADDRESS_UNSERVICEABLE' : 'OTHER_ERROR',
              intent: 'SHIPPING_ADDRESS',
              message: wordsFor(refusal),
            },
          }
        }
      },
    },
    onSubmit: onToken,
  }

  const begin = async () => {
    const adyen = (window as unknown as { AdyenWeb?: AdyenWeb }).AdyenWeb
    if (!adyen || !place) return say(given.words.unreachable)
    const core = await adyen.AdyenCheckout(given.setup)
    const component =
      given.wallet === 'paypal'
        ? new adyen.PayPal(core, payPal)
        : given.wallet === 'applePay'
          ? new adyen.ApplePay(core, applePay)
          : new adyen.GooglePay(core, googlePay)
    await component.isAvailable()
    component.mount(place)
    place.removeAttribute('aria-busy')
    return undefined
  }
  begin().catch(() => {
    place?.replaceChildren()
    say(given.words.unreachable)
  })
}
