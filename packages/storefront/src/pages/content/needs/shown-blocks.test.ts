import type { RawBlock } from '@shop/content/story'
import { expect, test } from 'vitest'
import { shownBlocks } from './shown-blocks.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const FACTS = { path: '/bad/', isCheckout: false, breadcrumb: ['Bad'], product: null }

test.each<[string, object, boolean, string | null]>([
  ['without dates', {}, true, null],
  ['of tomorrow', { dateFrom: '2026-11-22 08:00' }, false, '2026-11-22T08:00:00.000Z'],
  ['of yesterday', { dateTo: '2026-11-20' }, false, null],
  ['that runs', { dateFrom: '2026-11-01', dateTo: '2026-11-21' }, true, '2026-11-22T00:00:00.000Z'],
  ['of another page', { triggerContainer: [triggers('url', '/kueche/')] }, false, null],
  ['of this page', { triggerContainer: [triggers('breadcrumb', 'bad')] }, true, null],
  ['with a date that is none', { dateFrom: 'bald' }, false, null],
  ['whose fields are broken', { dateFrom: 5 }, true, null],
])('a campaign %s', (_, fields, isShown, until) => {
  const shown = shownBlocks([campaign(fields)], FACTS, NOW)

  expect(shown.blocks).toHaveLength(isShown ? 1 : 0)
  expect(shown.until?.toISOString() ?? null).toBe(until)
})

test.each<[string, string, string | null]>([
  ['that runs', '2026-11-21 12:30', '2026-11-21T12:30:00.000Z'],
  ['that is over', '2026-11-21 12:00', null],
  ['without an end', 'bald', null],
])('a countdown %s stays, and the page holds until its end', (_, until, moment) => {
  const shown = shownBlocks([{ _uid: 'a', component: 'countdown', until }], FACTS, NOW)

  expect(shown.blocks).toHaveLength(1)
  expect(shown.until?.toISOString() ?? null).toBe(moment)
})

test.each<[string, (secret: RawBlock) => object]>([
  ['a column', (secret) => ({ columns: [{ _uid: 'c', component: 'column', body: [secret] }] })],
  ['a field of its own', (secret) => ({ inside: secret })],
  [
    'a rich text',
    (secret) => ({ text: { type: 'doc', content: [{ type: 'blok', attrs: { body: [secret] } }] } }),
  ],
  ['a related story', (secret) => ({ articles: [{ uuid: 'u', content: { body: [secret] } }] })],
])('a future campaign inside %s is kept back, and all around it stays', (_, around) => {
  const secret = campaign({ dateFrom: '2026-12-01' })
  const outer = (block: RawBlock) => ({ _uid: 'o', component: 'outer', words: 'Bleibt', ...around(block) })

  const shown = shownBlocks([outer(secret)], FACTS, NOW)
  const whole = shownBlocks([outer(campaign({}))], FACTS, NOW)

  expect(JSON.stringify(shown.blocks)).not.toContain('Geheim')
  expect(JSON.stringify(shown.blocks)).toContain('Bleibt')
  expect(whole.blocks).toEqual([outer(campaign({}))])
})

test('a page holds until the first of its changes', () => {
  const blocks = [
    campaign({ dateFrom: '2026-11-25' }),
    { _uid: 'a', component: 'countdown', until: '2026-11-23 10:00' },
    campaign({ dateTo: '2026-11-24 10:00' }),
  ]

  expect(shownBlocks(blocks, FACTS, NOW).until).toEqual(new Date('2026-11-23T10:00:00Z'))
})

function campaign(fields: object): RawBlock {
  return { _uid: 'x', component: 'campaign_banner', headline: 'Geheim', ...fields }
}

function triggers(type: string, value: string): object {
  const trigger = { _uid: 't', component: 'trigger', type, value }
  return { _uid: 'l', component: 'trigger_container', triggers: [trigger] }
}
