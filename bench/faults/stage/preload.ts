import { readFileSync } from 'node:fs'

/**
 * Loaded into a shop's process before anything else (`node --import`): asks a stand-in where the shop would ask its payment
 * provider, and moves the clock of the process by as many milliseconds as a file says.
 */
const { FAULT_PAYMENT_ENDPOINT, FAULT_CLOCK_FILE } = process.env
const LOOK_MILLISECONDS = 100

if (FAULT_PAYMENT_ENDPOINT !== undefined) {
  const plain = globalThis.fetch
  globalThis.fetch = (asked, options) => {
    const url = new URL(asked instanceof Request ? asked.url : asked)
    if (!url.hostname.endsWith('.adyen.com')) return plain(asked, options)
    return plain(new URL(url.pathname + url.search, FAULT_PAYMENT_ENDPOINT), options)
  }
}

if (FAULT_CLOCK_FILE !== undefined) {
  let moved = 0
  const real = Date.now.bind(Date)
  const look = () => {
    moved = Number(readFileSync(FAULT_CLOCK_FILE, 'utf8'))
  }
  look()
  setInterval(look, LOOK_MILLISECONDS).unref()

  globalThis.Date = new Proxy(Date, {
    construct: (target, words, made) =>
      Reflect.construct(target, words.length === 0 ? [real() + moved] : words, made),
    get: (target, name) => (name === 'now' ? () => real() + moved : Reflect.get(target, name)),
  })
}
