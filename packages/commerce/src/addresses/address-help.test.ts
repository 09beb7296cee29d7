import { listTowns, suggestAddresses } from '@shop/api-client/contract/address-help'
import type { Locale } from '@shop/domain/market/markets'
import type { AddressDirectory, TypedAddress } from '@shop/engine/ports/addresses/address-directory'
import { ownAddressDirectory } from '@shop/engine/ports/addresses/own-address-directory'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

const typed = { country: 'DE', street: ' Breite ', zip: '50667', city: '' } as const
const found = { street: 'Breite Straße', houseNumber: '13', zip: '50667', city: 'Köln' }

describe.each(await ruleEngines())('help with an address, on the $name', ({ open }) => {
  let { engine } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine } = await open())
  }, 60_000)
  afterEach(() => engine.close())

  test.each<[Locale, object, string[]]>([
    ['de-de', { country: 'DE', zip: '50667' }, ['Köln']],
    ['de-de', { country: 'DE', zip: '5066' }, []],
    ['de-de', { country: 'DE', zip: '00000' }, []],
    ['de-de', { country: 'NL', zip: '2511 CV' }, ['Den Haag']],
    ['nl-be', { country: 'BE', zip: '1000' }, ['Brussel']],
    ['fr-be', { country: 'BE', zip: '1000' }, ['Bruxelles']],
  ])('%s, %j: %j', async (locale, where, towns) => {
    const { status, body } = await (await aVisitor(engine, locale)).try(listTowns, where)

    expect({ status, body }).toEqual({ status: 200, body: { towns } })
  })

  test.each([
    ['a country that no shop knows', { country: 'XX', zip: '50667' }],
    ['something long', { country: 'DE', zip: '5'.repeat(200) }],
  ])('%s is refused', async (_, where) => {
    expect((await (await aVisitor(engine)).try(listTowns, where)).status).toBe(422)
  })

  test('a shop without streets says so, so that nobody asks again', async () => {
    const visitor = await aVisitor(engine)

    expect(await visitor.call(suggestAddresses, typed)).toEqual({ suggestions: null })
  })
})

describe('streets of a service', async () => {
  let asked: TypedAddress[] = []
  let answer: () => Promise<(typeof found)[]> = async () => [found]
  const addresses: AddressDirectory = {
    towns: ownAddressDirectory().towns,
    suggest: (typing) => {
      asked.push(typing)
      return answer()
    },
  }

  describe.each(await ruleEngines({ addresses }))('on the $name', ({ open }) => {
    let { engine, clock } = {} as TestEngine
    beforeEach(async () => {
      ;({ engine, clock } = await open())
      asked = []
      answer = async () => [found]
    }, 60_000)
    afterEach(() => engine.close())

    test('whole addresses, in the language of the shop', async () => {
      const visitor = await aVisitor(engine, 'fr-fr')

      expect(await visitor.call(suggestAddresses, typed)).toEqual({ suggestions: [found] })
      expect(asked).toEqual([{ ...typed, street: 'Breite', language: 'fr' }])
    })

    test('a service that does not answer is no error of the shop', async () => {
      answer = () => Promise.reject(new Error('down'))

      const { status, body } = await (await aVisitor(engine)).try(suggestAddresses, typed)

      expect(status).toBe(503)
      expect(body).toMatchObject({ code: 'address_service_failed' })
    })

    test('nobody asks it without an end', async () => {
      const visitor = await aVisitor(engine)
      const answers = []
      for (let letter = 0; letter < 301; letter += 1)
        answers.push((await visitor.try(suggestAddresses, typed)).status)
      expect(answers.filter((status) => status === 200)).toHaveLength(300)
      expect(answers.at(-1)).toBe(429)
      expect(asked).toHaveLength(300)

      clock.forward(15 * 60)
      expect((await visitor.try(suggestAddresses, typed)).status).toBe(200)
    })
  })
})
