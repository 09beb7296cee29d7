import { expect, test } from 'vitest'
import { type GiftListInput, giftListProblems } from './gift-list-problems.ts'

const list: GiftListInput = { name: 'Unser Baby', occasion: 'birth', dueOn: '2027-03-01', isSurprise: false }

test.each([
  [{}, []],
  [{ dueOn: null }, []],
  [{ name: '   ' }, [['name', 'generic.validation.required']]],
  [{ name: 'x'.repeat(60) }, []],
  [{ name: 'x'.repeat(61) }, [['name', 'generic.validation.maxLength']]],
  [{ occasion: 'wedding' }, [['occasion', 'generic.validation.required']]],
  [{ occasion: '' }, [['occasion', 'generic.validation.required']]],
  [{ dueOn: '2027-02-30' }, [['dueOn', 'address.errors.birthDate']]],
  [{ dueOn: 'soon' }, [['dueOn', 'address.errors.birthDate']]],
  [{ dueOn: '2026-12-24' }, []],
  [{ dueOn: '2026-12-23' }, [['dueOn', 'giftList.errors.past']]],
  [{ dueOn: '2026-05-01' }, []],
  [{ dueOn: '2019-01-01', isSurprise: true }, [['dueOn', 'giftList.errors.past']]],
  [{ isSurprise: true }, []],
  [{ isSurprise: true, dueOn: null }, [['dueOn', 'generic.validation.required']]],
])('%j has the problems %j', (change, expected) => {
  const problems = giftListProblems(
    { ...list, ...change },
    { offered: ['birth', 'none'], today: '2026-12-24', keptDay: '2026-05-01' },
  )

  expect(problems.map(({ path, key }) => [path, key])).toEqual(expected)
})
