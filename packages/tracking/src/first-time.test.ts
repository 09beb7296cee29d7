import { expect, test } from 'vitest'
import { viewPromotion } from './events/view-promotion.ts'
import { isFirstTime } from './first-time.ts'

test('a promotion is seen for the first time once', () => {
  const kept = new Map<string, string>()
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }

  expect(['a', 'a', 'b', 'a', 'b'].map((promotion) => isFirstTime(promotion, memory))).toEqual([
    true,
    false,
    true,
    false,
    false,
  ])
})

test('a storage that refuses breaks nothing', () => {
  const refuse = () => {
    throw new Error('storage is off')
  }

  expect(isFirstTime('a', { getItem: refuse, setItem: refuse })).toBe(false)
})

test('a promotion is told by its four parts', () => {
  expect(viewPromotion('p1|Winter|Teaser|Start')).toMatchObject({
    name: 'frontend_view_promotion',
    payload: {
      promotion: 'p1|Winter|Teaser|Start',
      promotion_id: 'p1',
      promotion_name: 'Winter',
      creative_name: 'Teaser',
      creative_slot: 'Start',
    },
  })
})
