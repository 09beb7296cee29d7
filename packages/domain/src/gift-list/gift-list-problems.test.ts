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
  [{ isSurprise: true }, []],
  [{ isSurprise: true, dueOn: null }, [['dueOn', 'generic.validation.required']]],
])('%j has the problems %j', (change, expected) => {
  const problems = giftListProblems({ ...list, ...change }, ['birth', 'none'])

  expect(problems.map(({ path, key }) => [path, key])).toEqual(expected)
})
