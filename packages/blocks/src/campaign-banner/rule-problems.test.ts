import type { CampaignRule } from '@shop/domain/content/campaign-visibility'
import { expect, test } from 'vitest'
import { ruleProblems } from './rule-problems.ts'

const fine: CampaignRule = {
  dateFrom: '2026-11-01 00:00',
  dateTo: '2026-11-30',
  triggers: [
    { type: 'url', value: '/bad/, /kueche/*, /kontakt/, /*' },
    { type: 'sale', value: '' },
    { type: 'scayleCheckout', value: '' },
    { type: 'productNumber', value: '0012.345' },
    { type: 'breadcrumb', value: 'Bad' },
  ],
}

test('a rule that can be kept has no problems', () => {
  expect(ruleProblems(fine)).toEqual([])
  expect(ruleProblems({ dateFrom: null, dateTo: '', triggers: [] })).toEqual([])
})

test.each<[Partial<CampaignRule>, RegExp]>([
  [{ dateFrom: 'bald' }, /^dateFrom: "bald" is no date.*2026-11-30 22:59/],
  [{ dateTo: '31.12.2026' }, /^dateTo: "31\.12\.2026" is no date/],
  [{ dateTo: '2026-10-31' }, /^dateTo: 2026-10-31 is before dateFrom/],
  [{ triggers: [{ type: 'marke', value: ' , ' }] }, /^trigger 1 \(marke\): fits no page without a value/],
  [{ triggers: [{ type: 'url', value: 'https://shop.example/bad/' }] }, /begin with a slash/],
  [{ triggers: [{ type: 'url', value: '/wunschliste/, /login/' }] }, /"\/login\/" never carries a bar/],
  [{ triggers: [{ type: 'url', value: '/konto/*' }] }, /"\/konto\/\*" never carries a bar/],
  [{ triggers: [{ type: 'productNumber', value: 'Sofa Alma' }] }, /"Sofa Alma" is no product number/],
])('%j is told to its editor', (change, problem) => {
  expect(ruleProblems({ ...fine, ...change })).toEqual([expect.stringMatching(problem)])
})
