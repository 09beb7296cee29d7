import type { ConsentMachine } from '@shop/consent/create-consent'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consentAtom } from '../consent/consent.atoms.ts'
import { openDialogAtom } from '../dialogs/dialogs.atoms.ts'
import {
  closeCampaignAtom,
  closedCampaignsAtom,
  hasOpenedItselfAtom,
  mayOpenItselfAtom,
  ownOpening,
  pagesSeenAtom,
} from './campaigns.atoms.ts'

const kept = { session: new Map<string, string>(), local: new Map<string, string>() }

beforeEach(() => {
  kept.session.clear()
  kept.local.clear()
  vi.stubGlobal('window', { sessionStorage: storageOf(kept.session), localStorage: storageOf(kept.local) })
})
afterEach(() => vi.unstubAllGlobals())

test('closing is remembered beyond the visit only by who allows it', () => {
  aShopper({ allowed: [] }).set(closeCampaignAtom, 'leinen')
  expect([kept.session.size, kept.local.size]).toEqual([1, 0])

  aShopper({ allowed: ['campaignMemory'] }).set(closeCampaignAtom, 'sale')
  expect(kept.local.get('closed-campaigns')).toBe('["sale"]')
})

test('where the storage is blocked, what was closed stays closed on the next page', () => {
  const blocked = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('storage is full', 'QuotaExceededError')
    },
  }
  vi.stubGlobal('window', { sessionStorage: blocked, localStorage: blocked })
  const store = aShopper({})
  store.set(closeCampaignAtom, 'leinen')

  store.set(closedCampaignsAtom)

  expect(store.get(closedCampaignsAtom)).toEqual(['leinen'])
})

test('a campaign opens itself on a second page, where nothing is in its way', () => {
  const store = aShopper({})

  expect(store.get(mayOpenItselfAtom)('leinen')).toBe(true)
})

test.each<[string, (store: ReturnType<typeof aShopper>) => void]>([
  ['on the page that somebody arrives at', (store) => store.set(pagesSeenAtom, 1)],
  ['after another one', (store) => store.set(hasOpenedItselfAtom, true)],
  ['after its dialog was closed', (store) => store.set(closeCampaignAtom, ownOpening('leinen'))],
  ['after its bar was closed', (store) => store.set(closeCampaignAtom, 'leinen')],
  ['over another dialog', (store) => store.set(openDialogAtom, 'carrierInfo', {})],
  ['before it is known what was answered', (store) => store.set(consentAtom, null)],
])('%s it does not', (_, happens) => {
  const store = aShopper({})

  happens(store)

  expect(store.get(mayOpenItselfAtom)('leinen')).toBe(false)
})

test('while the consent banner waits it does not', () => {
  expect(aShopper({ isBannerOpen: true }).get(mayOpenItselfAtom)('leinen')).toBe(false)
})

function aShopper({ allowed = [], isBannerOpen = false }: { allowed?: string[]; isBannerOpen?: boolean }) {
  const store = createStore()
  const machine = { allowed: (service: string) => allowed.includes(service) } as ConsentMachine
  const state = { isBannerOpen, isAnswered: !isBannerOpen } as ReturnType<ConsentMachine['state']>
  store.set(consentAtom, { machine, state, words: null })
  store.set(pagesSeenAtom, 2)
  store.set(closedCampaignsAtom)
  return store
}

function storageOf(map: Map<string, string>) {
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}
