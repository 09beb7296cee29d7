import { afterEach, expect, test, vi } from 'vitest'
import {
  CLOSED_CAMPAIGNS,
  type ClosedPlace,
  closeCampaign,
  closedCampaigns,
  HIDE_CLOSED_SCRIPT,
  settleClosedCampaigns,
} from './closed-campaigns.ts'

afterEach(() => vi.unstubAllGlobals())

test('what is closed stays closed in this visit, and with consent in the next', () => {
  const visit = aBrowser()

  closeCampaign('leinen', false, visit.place)
  closeCampaign('sale', true, visit.place)

  expect(closedCampaigns(visit.place)).toEqual(['leinen', 'sale', 'sale'])
  expect(closedCampaigns({ ...visit.place, session: aBrowser().place.session })).toEqual(['sale'])
})

test('without consent nothing is left beyond the visit', () => {
  const { place, local } = aBrowser()
  closeCampaign('sale', true, place)

  settleClosedCampaigns(true, place)
  expect(local.has(CLOSED_CAMPAIGNS)).toBe(true)

  settleClosedCampaigns(false, place)
  expect(local.has(CLOSED_CAMPAIGNS)).toBe(false)
})

test('twenty are kept, each once', () => {
  const { place } = aBrowser()

  for (let index = 0; index < 30; index += 1) closeCampaign(`c${index % 25}`, false, place)

  expect(closedCampaigns(place)).toHaveLength(20)
  expect(new Set(closedCampaigns(place)).size).toBe(20)
})

test('storage that is blocked or holds nonsense breaks nothing', () => {
  const blocked = () => {
    throw new DOMException('storage is off', 'SecurityError')
  }
  const { place, session } = aBrowser()
  session.set(CLOSED_CAMPAIGNS, '{"a":')

  expect(closedCampaigns(place)).toEqual([])
  expect(() => closeCampaign('a', true, { session: blocked, local: blocked })).not.toThrow()
  expect(() => settleClosedCampaigns(false, { session: blocked, local: blocked })).not.toThrow()
})

test.each<[string, string | null, string | null, boolean]>([
  ['closed in this visit', '["leinen"]', null, true],
  ['closed in an earlier one', null, '["sale","leinen"]', true],
  ['another one closed', '["leinenwochen"]', '["sale"]', false],
  ['nothing closed', null, null, false],
])('%s: the document hides it at once: %s %s', (_, session, local, isHidden) => {
  const bar = { dataset: { campaign: 'leinen' }, hidden: false }
  vi.stubGlobal('document', { currentScript: { previousElementSibling: bar } })
  vi.stubGlobal('sessionStorage', { getItem: () => session })
  vi.stubGlobal('localStorage', { getItem: () => local })

  // oxlint-disable-next-line no-implied-eval -- it is text in the document, too
  new Function(HIDE_CLOSED_SCRIPT)()

  expect(bar.hidden).toBe(isHidden)
})

function aBrowser() {
  const session = new Map<string, string>()
  const local = new Map<string, string>()
  const place: ClosedPlace = { session: () => storageOf(session), local: () => storageOf(local) }
  return { place, session, local }
}

function storageOf(map: Map<string, string>) {
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}
