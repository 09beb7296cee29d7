import type { I18n } from '@lingui/core'
import type { RedirectProblem } from '@shop/api-client/office/command-outcome'

/** Why an address cannot lead elsewhere, and what to do about it. */
export function redirectProblemText(problem: RedirectProblem, i18n: I18n): string {
  switch (problem) {
    case 'path':
      return i18n.t({
        id: 'redirects.wrongPath',
        message:
          'Write a path such as /sommer/ or /sofas/alva.html, with the query that said which page it was, as /?p=12. One with another query, a percent sign or a plus is led on in the web server in front of the shop.',
      })
    case 'target':
      return i18n.t({
        id: 'redirects.wrongTarget',
        message:
          'Write an address of the shop, such as /versand/, or one with https://. An address with a query leads to a page of the shop alone.',
      })
    case 'page':
      return i18n.t({
        id: 'redirects.page',
        message: 'A page is at this address: a redirect would hide it.',
      })
    case 'circle':
      return i18n.t({
        id: 'redirects.circle',
        message: 'The target leads back here: nobody would arrive.',
      })
  }
}
