import type { I18n } from '@lingui/core'
import type { StoryAddressProblem } from '@shop/domain/story/story-address'

/** Why a page cannot be at an address, and what to do about it. */
export function addressProblemText(problem: StoryAddressProblem, i18n: I18n): string {
  switch (problem) {
    case 'empty':
      return i18n.t({ id: 'storyPlace.empty', message: 'Say the address, such as /ratgeber/schlaf/.' })
    case 'long':
      return i18n.t({ id: 'storyPlace.long', message: 'This address is too long: 200 letters at most.' })
    case 'characters':
      return i18n.t({
        id: 'storyPlace.characters',
        message: 'Write small letters a–z, figures and hyphens, with slashes between: /ratgeber/schlaf/.',
      })
    case 'reserved':
      return i18n.t({
        id: 'storyPlace.reserved',
        message: 'The shop needs this address for itself. Choose another one.',
      })
    case 'taken':
      return i18n.t({
        id: 'storyPlace.taken',
        message: 'Another page is here already. Choose another address.',
      })
  }
}
