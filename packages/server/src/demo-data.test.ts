import { readSearchWords } from '@shop/catalogue/search/words/search-words-store'
import { engineKinds } from '@shop/commerce/testing/test-engine'
import { demoGoods } from '@shop/demo/demo-goods'
import { LANGUAGES } from '@shop/domain/market/markets'
import { expect, test } from 'vitest'
import { demoData } from './demo-data.ts'

// Removing all synonyms of a demo shop brought the demo's back with the next start.
test('a shop that has goods gets no words of the demo', async () => {
  const [embedded] = await engineKinds()
  if (embedded === undefined) throw new Error('There is always an embedded database to test on.')
  const { engine } = await embedded.open()

  await demoData(engine, demoGoods('home-shop'))

  const words = await readSearchWords(engine.database.sql)
  expect(
    LANGUAGES.flatMap((language) => [...words(language).synonyms, ...words(language).redirects]),
  ).toEqual([])
  await engine.close()
}, 60_000)
