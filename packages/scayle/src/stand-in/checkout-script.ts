/**
 * The script that defines `<scayle-checkout>` for the stand-in: it asks for an address and places the order.
 *
 * @param orders where the element places orders
 */
export function checkoutScript(orders: string): string {
  return `
const ORDERS = ${JSON.stringify(orders)}
customElements.define('scayle-checkout', class extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' })
    root.innerHTML = \`
      <style>
        form { display: grid; gap: 1rem; max-width: 28rem; font: inherit }
        input, button { font: inherit; padding: 0.75rem; min-height: 2.75rem }
      </style>
      <form>
        <h2>SCAYLE Checkout (stand-in)</h2>
        <label>E-Mail <input name="email" type="email" required autocomplete="email"></label>
        <button>Zahlungspflichtig bestellen</button>
        <p role="alert"></p>
      </form>\`
    root.querySelector('form').addEventListener('submit', (event) => {
      event.preventDefault()
      const email = root.querySelector('input').value
      const body = JSON.stringify({ jwt: this.getAttribute('jwt'), email })
      fetch(ORDERS, { method: 'POST', body })
        .then(async (answer) => {
          const said = await answer.json()
          if (!answer.ok) throw new Error(said.message)
          location.assign(said.location)
        })
        .catch((problem) => {
          root.querySelector('[role=alert]').textContent = problem.message
          this.dispatchEvent(new CustomEvent('error', { detail: problem.message }))
        })
    })
  }
})
`
}
