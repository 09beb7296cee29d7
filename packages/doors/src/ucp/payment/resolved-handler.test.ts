import type { DeclaredHandler } from '@shop/engine/ports/token-payments'
import { describe, expect, test } from 'vitest'
import type { OfferedHandlers } from '../protocol/agent-profiles.ts'
import { resolvedHandler } from './resolved-handler.ts'

const NAME = 'example.tokenizer'
const handler: DeclaredHandler = {
  name: NAME,
  id: 'tokenizer',
  brands: ['visa', 'mastercard', 'amex'],
  config: {},
}

describe('of both sides', () => {
  test.each<[string, OfferedHandlers, string[]]>([
    ['brands that both take', { [NAME]: [cards('discover', 'amex', 'visa')] }, ['visa', 'amex']],
    ['all that any entry takes', { [NAME]: [cards('visa'), cards('amex')] }, ['visa', 'amex']],
    ['everything of a platform that names no instruments', { [NAME]: [{}] }, ['visa', 'mastercard', 'amex']],
    [
      'everything of one that limits no brands',
      { [NAME]: [{ available_instruments: [{ type: 'card' }] }] },
      ['visa', 'mastercard', 'amex'],
    ],
    [
      'everything of one whose constraints are about something else',
      { [NAME]: [{ available_instruments: [{ type: 'card', constraints: {} }] }] },
      ['visa', 'mastercard', 'amex'],
    ],
    [
      'everything of one that says nothing of the handler',
      { 'example.other': [cards('discover')] },
      ['visa', 'mastercard', 'amex'],
    ],
  ])('%s', (_, offered, brands) => {
    expect(resolvedHandler(handler, offered)).toEqual({ ...handler, brands })
  })
})

describe('nothing is left', () => {
  test.each<[string, OfferedHandlers]>([
    ['of brands that the shop does not take', { [NAME]: [cards('discover')] }],
    ['of other instruments', { [NAME]: [{ available_instruments: [{ type: 'gift_card' }] }] }],
  ])('%s', (_, offered) => {
    expect(resolvedHandler(handler, offered)).toBeNull()
  })

  test('where the shop has no handler', () => {
    expect(resolvedHandler(null, { [NAME]: [{}] })).toBeNull()
  })
})

function cards(...brands: string[]) {
  return { available_instruments: [{ type: 'card', constraints: { brands } }] }
}
