import type { ContentClient } from '@shop/content/content-client'
import { legalTextOfStory } from '@shop/content/legal-text-of-story'
import { CONTRACT_PAGES } from '@shop/domain/legal-text/legal-text'
import { EDITORS_PAGES } from '@shop/domain/link/editors-pages'
import { readsSwissGerman } from '@shop/domain/market/swiss-german'
import type { LegalTexts } from '@shop/engine/ports/legal-texts'
import { inSwissGerman } from '@shop/i18n/regional'

/**
 * The texts of the contract out of the very stories that the pages show, in the words and the spelling of the locale.
 *
 * @see eu-duties C-21
 */
export function contractTextsIn(content: Pick<ContentClient, 'story'>): LegalTexts {
  return ({ locale, market }) =>
    Promise.all(
      CONTRACT_PAGES.map(async (page) => {
        const story = await content.story(EDITORS_PAGES[page], { language: market.language, locale })
        if (story === null)
          throw new Error(
            `${EDITORS_PAGES[page]} is not there in ${locale}: publish it, orders are made under it.`,
          )
        return legalTextOfStory(readsSwissGerman(market) ? inSwissGerman(story) : story, { page, locale })
      }),
    )
}
