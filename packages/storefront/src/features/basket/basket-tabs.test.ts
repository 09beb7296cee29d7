import type { Call } from '@shop/api-client/contract/define-call'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createShopStore } from '../../calls/services.ts'
import { basketAtom, loadBasketAtom } from './basket.atoms.ts'
import { keepTabsInStep } from './basket-tabs.ts'

/** Both tabs talk to one shop, which knows one basket. */
let version = 1
const closing: (() => void)[] = []

beforeEach(() => {
  version = 1
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined })
})
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.unstubAllGlobals()
})

test('what one tab changes, the other one asks for', async () => {
  const [one, other] = [await aTab(), await aTab()]
  listen(one, other)

  await change(one)

  await vi.waitFor(() => expect(other.get(basketAtom)?.version).toBe(2))
})

// A tab starts to listen a second after its page was loaded; a change within this second never reached it.
test('a change from before a tab listened reaches it', async () => {
  const [one, other] = [await aTab(), await aTab()]
  listen(one)
  await change(one)

  listen(other)

  await vi.waitFor(() => expect(other.get(basketAtom)?.version).toBe(2))
})

test('a change from before a tab could tell of it is told', async () => {
  const [one, other] = [await aTab(), await aTab()]
  listen(other)
  await change(one)

  listen(one)

  await vi.waitFor(() => expect(other.get(basketAtom)?.version).toBe(2))
})

type Tab = Awaited<ReturnType<typeof aTab>>

function listen(...tabs: Tab[]): void {
  for (const tab of tabs) closing.push(keepTabsInStep(tab))
}

/** The shop's basket becomes newer, and this tab is the one that knows. */
async function change(tab: Tab): Promise<void> {
  version += 1
  await tab.set(loadBasketAtom)
}

async function aTab() {
  const store = createShopStore({
    shop: openShop(aBrand('everywhere'), 'de-de'),
    // the fakes answer what their calls promise
    api: async ({ name }: Call) =>
      (name === 'loadUser' ? { id: '1' } : { key: 'basket_1', version, items: [] }) as never,
    leave: () => undefined,
  })
  await store.set(loadBasketAtom)
  return store
}
