import type { I18n } from '@lingui/core'
import type { PageKind } from './first-blocks.ts'

/** What a kind of page is called, and what it begins with. */
export function pageKindWords(kind: PageKind, i18n: I18n): { name: string; about: string } {
  switch (kind) {
    case 'page':
      return {
        name: i18n.t({ id: 'storyPlace.kind.page', message: 'Page' }),
        about: i18n.t({ id: 'storyPlace.about.page', message: 'A headline and a text.' }),
      }
    case 'guide':
      return {
        name: i18n.t({ id: 'storyPlace.kind.guide', message: 'Guide' }),
        about: i18n.t({
          id: 'storyPlace.about.guide',
          message: 'An article of the magazine: head, contents, text, what to read next.',
        }),
      }
    case 'landing':
      return {
        name: i18n.t({ id: 'storyPlace.kind.landing', message: 'Landing page' }),
        about: i18n.t({
          id: 'storyPlace.about.landing',
          message: 'A scene to begin with, picture and text, goods.',
        }),
      }
    case 'category':
      return {
        name: i18n.t({ id: 'storyPlace.kind.category', message: 'Around a category' }),
        about: i18n.t({
          id: 'storyPlace.about.category',
          message: 'Words above and below the goods, at the address of the category.',
        }),
      }
    case 'footer':
      return {
        name: i18n.t({ id: 'storyPlace.kind.footer', message: 'Footer' }),
        about: i18n.t({
          id: 'storyPlace.about.footer',
          message: 'Columns at the end of every page. What the law wants is there by itself.',
        }),
      }
  }
}
