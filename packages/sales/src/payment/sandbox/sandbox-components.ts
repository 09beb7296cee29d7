/** What the stand-in is handed beyond what Adyen's component gets. */
type StandIn = {
  people: Record<
    string,
    {
      firstName: string
      lastName: string
      street: string
      houseNumber: string | null
      zip: string
      city: string
      phone: string | null
    }
  >
  email: string
  words: Record<'expressAddress' | 'expressGo' | 'abandon' | 'signedIn' | 'expressNote' | 'amount', string>
}
type Amount = { value: number; currency: string }
type Core = { standIn: StandIn; locale: string; amount: Amount }
type Actions = { resolve: (answer?: unknown) => void; reject: (reason?: unknown) => void }
/** What the page gives a component; a wallet calls back what it knows. */
type Options = {
  countryCode: string
  onError?: (error: { name: string; message: string }) => void
  onSubmit?: (state: object, component: unknown, actions: Actions) => unknown
  onAuthorized?: (event: object, actions: Actions) => unknown
  onShippingAddressChange?: (data: object, actions: Actions, component: unknown) => unknown
  onAdditionalDetails?: (state: object, component: unknown, actions: Actions) => unknown
  onShippingContactSelected?: (
    resolve: (update: { errors?: { message: string }[]; newTotal: { amount: string } }) => void,
    reject: () => void,
    event: object,
  ) => unknown
  paymentDataCallbacks?: {
    onPaymentDataChanged: (
      event: object,
    ) => Promise<{ newTransactionInfo?: { totalPrice: string }; error?: { message: string } }>
  }
}

/**
 * Stands in for Adyen's Web Components in a browser: the same names, callbacks and data, with a sheet on the page in the place
 * of the wallet's. It is sent to the browser as it stands here, so it uses nothing from outside itself.
 *
 * @see https://docs.adyen.com/payment-methods/express-checkout
 */
export function standInComponents(): void {
  class Component {
    paymentData: string | null = null
    readonly core: Core
    readonly options: Options
    readonly name: string
    sheet: HTMLElement | null = null
    shown: Amount

    constructor(core: Core, options: Options, name: string) {
      this.core = core
      this.options = options
      this.name = name
      this.shown = core.amount
    }

    mount(place: HTMLElement): this {
      const button = document.createElement('button')
      button.type = 'button'
      button.className = 'wallet'
      button.textContent = this.name
      button.dataset.kind = 'main'
      button.addEventListener('click', () => void this.opened(place, button))
      place.replaceChildren(button)
      return this
    }

    async isAvailable(): Promise<void> {}

    updatePaymentData(data: string): void {
      this.paymentData = data
    }

    async opened(place: HTMLElement, button: HTMLButtonElement): Promise<void> {
      const { people, words, email } = this.core.standIn
      button.disabled = true
      try {
        await this.begun()
      } catch (error) {
        button.disabled = false
        this.options.onError?.({ name: 'ERROR', message: String(error) })
        return
      }
      const sheet = document.createElement('form')
      sheet.className = 'sheet'
      const heading = document.createElement('h2')
      heading.textContent = this.name
      const signedIn = document.createElement('p')
      signedIn.className = 'note'
      signedIn.textContent = words.signedIn
      const note = document.createElement('p')
      note.className = 'note'
      note.textContent = words.expressNote
      const choices = document.createElement('fieldset')
      const legend = document.createElement('legend')
      legend.textContent = words.expressAddress
      choices.append(legend)
      const price = document.createElement('p')
      price.className = 'price'
      price.setAttribute('role', 'status')
      const wrong = document.createElement('p')
      wrong.setAttribute('role', 'alert')
      const go = document.createElement('button')
      go.dataset.kind = 'main'
      go.textContent = words.expressGo
      const leave = document.createElement('button')
      leave.type = 'button'
      leave.textContent = words.abandon
      let country = ''
      const choose = async (chosen: string) => {
        country = chosen
        wrong.textContent = ''
        go.disabled = true
        const refusal = await this.addressed(chosen)
        go.disabled = refusal !== null
        wrong.textContent = refusal ?? ''
        const { value, currency } = this.shown
        price.textContent = `${words.amount}: ${new Intl.NumberFormat(this.core.locale, { style: 'currency', currency }).format(value / 100)}`
      }
      for (const [code, { firstName, lastName, street, houseNumber, zip, city }] of Object.entries(people)) {
        const label = document.createElement('label')
        label.className = 'choice'
        const radio = document.createElement('input')
        radio.type = 'radio'
        radio.name = 'country'
        radio.value = code
        radio.checked = code === this.options.countryCode
        radio.addEventListener('change', () => void choose(code))
        label.append(
          radio,
          `${firstName} ${lastName}, ${[street, houseNumber].filter(Boolean).join(' ')}, ${zip} ${city}, ${code}`,
        )
        choices.append(label)
      }
      sheet.append(heading, signedIn, choices, price, wrong, note, go, leave)
      sheet.addEventListener('submit', (event) => {
        event.preventDefault()
        go.disabled = true
        void this.agreed(people[country], country, email)
      })
      leave.addEventListener('click', () => {
        sheet.remove()
        button.disabled = false
        this.options.onError?.({ name: 'CANCEL', message: 'The sheet was closed.' })
      })
      place.append(sheet)
      this.sheet = sheet
      await choose(String(this.options.countryCode))
    }

    /** What happens before the sheet is there. */
    async begun(): Promise<void> {}

    /** Tells the shop the address; the refusal of the shop, or null. */
    async addressed(_country: string): Promise<string | null> {
      return null
    }

    async agreed(
      _person: StandIn['people'][string] | undefined,
      _country: string,
      _email: string,
    ): Promise<void> {}

    payment(said: Record<string, unknown>): Promise<unknown> {
      return new Promise((resolve, reject) =>
        this.options.onSubmit?.({ isValid: true, data: { paymentMethod: said } }, this, { resolve, reject }),
      )
    }

    authorised(event: Record<string, unknown>): Promise<unknown> {
      return new Promise((resolve, reject) => this.options.onAuthorized?.(event, { resolve, reject }))
    }
  }

  const address = (
    person: StandIn['people'][string],
    country: string,
    firstName: string,
    lastName?: string,
  ) => ({
    houseNumberOrName: 'ZZ',
    street: [person.street, person.houseNumber].filter(Boolean).join(' '),
    city: person.city,
    postalCode: person.zip,
    country,
    firstName,
    ...(lastName === undefined ? {} : { lastName }),
  })

  class PayPal extends Component {
    constructor(core: Core, options: Options) {
      super(core, options, 'PayPal')
    }

    override async begun(): Promise<void> {
      const answer = (await this.payment({ type: 'paypal', subtype: 'express', userAction: 'continue' })) as {
        action?: { paymentData?: string }
      }
      this.paymentData = answer.action?.paymentData ?? null
    }

    override addressed(country: string): Promise<string | null> {
      return new Promise((said) => {
        const data = {
          errors: { COUNTRY_ERROR: 'COUNTRY_ERROR' },
          shippingAddress: { countryCode: country, postalCode: this.core.standIn.people[country]?.zip },
        }
        const actions: Actions = { resolve: () => said(null), reject: (reason) => said(String(reason)) }
        let isRefused = false
        const reject = actions.reject
        actions.reject = (reason) => {
          isRefused = true
          reject(reason)
        }
        void Promise.resolve(this.options.onShippingAddressChange?.(data, actions, this)).then(() => {
          if (!isRefused) said(null)
        })
      })
    }

    override async agreed(person: StandIn['people'][string], country: string, email: string): Promise<void> {
      const { firstName, lastName } = person
      await this.authorised({
        authorizedEvent: {
          payer: { email_address: email, name: { given_name: firstName, surname: lastName } },
          purchase_units: [{ shipping: { name: { full_name: `${firstName} ${lastName}` } } }],
        },
        deliveryAddress: address(person, country, `${firstName} ${lastName}`),
      })
      this.options.onAdditionalDetails?.(
        {
          data: {
            details: { orderID: 'EC-SANDBOX', payerID: 'SANDBOXPAYER' },
            paymentData: this.paymentData,
          },
        },
        this,
        { resolve: () => undefined, reject: () => undefined },
      )
    }
  }

  class ApplePay extends Component {
    constructor(core: Core, options: Options) {
      super(core, options, 'Apple Pay')
    }

    override addressed(country: string): Promise<string | null> {
      return new Promise((said) => {
        this.options.onShippingContactSelected?.(
          ({ errors = [], newTotal }: { errors?: { message: string }[]; newTotal: { amount: string } }) => {
            this.shown = { ...this.shown, value: Math.round(Number(newTotal.amount) * 100) }
            said(errors[0]?.message ?? null)
          },
          () => said('ERROR'),
          { shippingContact: { countryCode: country, postalCode: this.core.standIn.people[country]?.zip } },
        )
      })
    }

    override async agreed(person: StandIn['people'][string], country: string, email: string): Promise<void> {
      const { firstName, lastName, phone } = person
      await this.authorised({
        authorizedEvent: { payment: { shippingContact: { emailAddress: email, phoneNumber: phone } } },
        deliveryAddress: address(person, country, firstName, lastName),
      })
      await this.payment({ type: 'applepay', subtype: 'express', applePayToken: btoa('{"sandbox":true}') })
    }
  }

  class GooglePay extends Component {
    constructor(core: Core, options: Options) {
      super(core, options, 'Google Pay')
    }

    override async addressed(country: string): Promise<string | null> {
      const answer = await this.options.paymentDataCallbacks?.onPaymentDataChanged({
        callbackTrigger: 'SHIPPING_ADDRESS',
        shippingAddress: { countryCode: country, postalCode: this.core.standIn.people[country]?.zip },
      })
      if (answer?.newTransactionInfo)
        this.shown = { ...this.shown, value: Math.round(Number(answer.newTransactionInfo.totalPrice) * 100) }
      return answer?.error?.message ?? null
    }

    override async agreed(person: StandIn['people'][string], country: string, email: string): Promise<void> {
      const { firstName, lastName, phone } = person
      await this.authorised({
        authorizedEvent: { email, shippingAddress: { phoneNumber: phone } },
        deliveryAddress: address(person, country, `${firstName} ${lastName}`),
      })
      await this.payment({
        type: 'googlepay',
        subtype: 'express',
        googlePayCardNetwork: 'VISA',
        googlePayToken: '{"sandbox":true}',
      })
    }
  }

  Object.assign(window, {
    AdyenWeb: { AdyenCheckout: async (core: Core) => core, PayPal, ApplePay, GooglePay },
  })
}
