import { withdrawals } from '@shop/engine/db/schema/after-sales'
import { withdrawalPages } from '@shop/sales/after-sales/plain/withdrawal-pages'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ruleEngines, type TestEngine } from '../../testing/test-engine.ts'

const FORM = {
  'withdrawal-name': 'Anna <Probst>',
  'withdrawal-order_number': 'T00000001',
  'withdrawal-email': 'anna@example.org',
  'withdrawal-items': '',
}

type Around = { site?: string; own?: string | null }

describe.each((await ruleEngines()).slice(0, 1))(
  'withdrawing without JavaScript, on the $name',
  ({ open }) => {
    let { engine } = {} as TestEngine
    beforeEach(async () => {
      ;({ engine } = await open())
    }, 60_000)
    afterEach(() => engine.close())

    const post = (fields: Record<string, string>, { site = 'same-origin', own = null }: Around = {}) =>
      withdrawalPages(
        engine,
        new Request('https://shop.example/vertrag-widerrufen/', {
          method: 'POST',
          body: new URLSearchParams(fields).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
        }),
        {
          locale: 'de-de',
          now: engine.now(),
          clientAddress: '10.0.0.1',
          home: '/',
          ownPage: async () => own,
        },
      )
    const rows = () => engine.database.sql.select().from(withdrawals)

    test('the form is confirmed with the words of the law, and then it counts', async () => {
      const asked = await post(FORM)
      const before = await rows()
      const done = await post({ ...FORM, step: 'confirm' })

      const question = await asked?.text()
      const [declared] = await rows()
      expect([asked?.status, done?.status]).toEqual([200, 201])
      expect(question).toContain('>Widerruf bestätigen</button>')
      expect(question).toContain('Anna &lt;Probst&gt;')
      expect(before).toEqual([])
      expect(declared).toMatchObject({ name: 'Anna <Probst>', orderNumber: 'T00000001', state: 'received' })
      expect(await done?.text()).toContain(declared?.number)
    })

    test('what is missing is named, and what was typed stays', async () => {
      const answer = await post({ ...FORM, 'withdrawal-email': 'anna', step: 'confirm' })

      const page = await answer?.text()
      expect(answer?.status).toBe(422)
      expect(page).toContain('value="anna" required aria-invalid="true"')
      expect(page).toContain('value="T00000001"')
      expect(await rows()).toEqual([])
    })

    test('it stands in the frame of the shop’s own page, which brings no script', async () => {
      const own =
        '<!DOCTYPE html><html><head><title>Vertrag | Test</title><link rel="modulepreload" href="/a.js"></head><body><header>Kopf</header><main id="inhalt"><form>alt</form></main><footer>Impressum</footer><script>go()</script></body></html>'

      const page = await (await post({ ...FORM, 'withdrawal-name': '$& Anna' }, { own }))?.text()

      expect(page).toContain('<title>Stimmt das so? | ')
      expect(page).toContain('<header>Kopf</header><main id="inhalt"><style>')
      expect(page).toContain('<dd>$&amp; Anna</dd>')
      expect(page).toContain('</main><footer>Impressum</footer></body>')
      expect(page).not.toMatch(/script|modulepreload|alt</)
    })

    test('a form of another site is not taken', async () => {
      expect(await post({ ...FORM, step: 'confirm' }, { site: 'cross-site' })).toBeNull()
      expect(await rows()).toEqual([])
    })
  },
)
