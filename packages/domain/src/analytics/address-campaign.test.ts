import { expect, test } from 'vitest'
import { addressCampaign } from './address-campaign.ts'

test.each([
  ['?ffCampaign=leinen-wochen', 'leinen-wochen'],
  ['ffCampaign=leinen&sort=new', 'leinen'],
  ['?sort=new&ffCampaign=Sofa%20des%20Jahres%202026', 'Sofa des Jahres 2026'],
  ['?ffCampaign=%C3%A9t%C3%A9_2026.1', 'été_2026.1'],
  ['?ffCampaign=a&ffCampaign=b', 'a'],
  [`?ffCampaign=${'x'.repeat(60)}`, 'x'.repeat(60)],
  [`?ffCampaign=${'x'.repeat(61)}`, null],
  ['?ffCampaign=', null],
  ['?ffCampaign=%20', null],
  ['?ffCampaign=%3Cb%3E', null],
  ['?ffCampaign=a%00b', null],
  ['?ffcampaign=leinen', null],
  ['', null],
])('%s names %s', (search, campaign) => {
  expect(addressCampaign(search)).toBe(campaign)
})
