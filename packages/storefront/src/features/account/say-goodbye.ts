import type { I18n } from '@lingui/core'
import { PAGES } from '@shop/domain/link/pages'
import type { Toast } from '@shop/ui/toast/toast-list.ts'

type GoodbyeOptions = {
  /** The home page is still on its way: its address is left as it is until it has come. */
  isOnTheWay?: boolean
  /** What of a page is needed; tests bring their own. */
  place?: GoodbyePlace
}
type GoodbyePlace = { href: () => string; replace: (address: URL) => void }

/** The words that this address has asked for. */
let said: Promise<unknown> | null = null

/**
 * Says once, on the way to the home page, that the account was deleted; not after a reload. The words do not wait for the
 * page, which may take a slow device its time. The address asks for them until they have come: a page that has to be
 * loaded anew for them says them then.
 *
 * @see spec §2 "redirect=goodbye"
 */
export async function sayGoodbye(
  show: (toast: Omit<Toast, 'id'>) => Promise<unknown>,
  i18n: I18n,
  { isOnTheWay = false, place = THIS_PAGE }: GoodbyeOptions = {},
): Promise<void> {
  if (askedIn(place) === null) return
  said ??= show({
    type: 'info',
    message: i18n.t({
      id: 'deleteAccount.goodbye',
      message: 'Ihr Kundenkonto ist gelöscht. Auf Wiedersehen!',
    }),
  })
  try {
    await said
  } catch (failure) {
    said = null
    throw failure
  }
  // Who has gone on meanwhile is on a page of another address.
  const address = isOnTheWay ? null : askedIn(place)
  if (address === null) return
  said = null
  address.searchParams.delete('redirect')
  place.replace(address)
}

/** The address, where it asks for the words; the sign-in is asked by the same name where to go on. */
function askedIn({ href }: GoodbyePlace): URL | null {
  const address = new URL(href())
  const isAsked = address.searchParams.get('redirect') === 'goodbye'
  return isAsked && !address.pathname.includes(PAGES.login.path) ? address : null
}

const THIS_PAGE: GoodbyePlace = {
  href: () => window.location.href,
  replace: (address) => window.history.replaceState(window.history.state, '', address),
}
