import {
  putSearchRedirects,
  searchWords,
  unansweredSearches,
} from '@shop/api-client/office/search-word-commands'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { conflict, done, inOffice, offline, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { SearchWordsPage } from './search-words-page.tsx'

const meta = preview.meta({ component: SearchWordsPage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/search-words', address: '/sample/search-words', answers })
const nothingMissed = done(unansweredSearches, { from: '2026-10-30', to: '2026-11-26', terms: [] })
const redirect = { phrase: 'retoure', target: '/retouren/', leadsNowhere: false }

export const Filled = meta.story({
  parameters: at(
    done(searchWords, {
      synonyms: ['couch, sofa'],
      redirects: [redirect, { phrase: 'katalog', target: '/katalog/', leadsNowhere: true }],
    }),
    done(unansweredSearches, {
      from: '2026-10-30',
      to: '2026-11-26',
      terms: [{ term: 'hängematte', count: 14, isAnsweredNow: false }],
    }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByText('couch, sofa')).toBeVisible()
    await expect(canvas.getByText('Nothing is there')).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: at(done(searchWords, { synonyms: [], redirects: [] }), nothingMissed),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Words that lead to a page' })).toBeVisible()
  },
})

export const RedirectChangedMeanwhile = meta.story({
  parameters: at(
    done(searchWords, { synonyms: [], redirects: [] }),
    done(searchWords, { synonyms: [], redirects: [redirect] }),
    nothingMissed,
    conflict(putSearchRedirects, [
      { at: '2026-11-24T09:12:00Z', by: 'Ben Keller', what: 'putSearchRedirects' },
    ]),
  ),
  async play({ canvas, userEvent }) {
    const words = await canvas.findByRole('textbox', { name: 'Words, with commas between' })
    await userEvent.type(words, 'Retoure')
    await userEvent.type(canvas.getByRole('textbox', { name: /Lead to/ }), '/service/')
    await userEvent.click(canvas.getByRole('button', { name: 'Lead there' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ben Keller has changed it meanwhile.')
    await expect(await canvas.findByText('retoure')).toBeVisible()
    await expect(words).toHaveValue('Retoure')
  },
})

export const Loading = meta.story({
  parameters: at(pending(searchWords), pending(unansweredSearches)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Search words' })).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: at(offline(searchWords), offline(unansweredSearches)),
  async play({ canvas }) {
    await expect((await canvas.findAllByRole('alert'))[0]).toHaveTextContent('The office cannot be reached.')
  },
})
