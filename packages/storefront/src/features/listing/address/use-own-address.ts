import { useLocation, useMatch } from '@tanstack/react-router'

type Address = { pathname: string; search: Record<string, unknown> }

/**
 * The address of the page that asks. Unlike the address bar it stays what it is while somebody leaves for another page:
 * nothing of a page is drawn once more that is about to go. A change of its own search shows at once.
 */
export function useOwnAddress(): Address {
  // The router leaves out the slash that every address of ours ends with.
  const pathname = useMatch({ strict: false, select: (own) => own.pathname.replace(/\/?$/, '/') })
  const shown = useMatch({ strict: false, select: (own): Address['search'] => own.search })
  const wanted = useLocation({
    select: (bar): Address['search'] | null => (bar.pathname === pathname ? bar.search : null),
  })
  return { pathname, search: wanted ?? shown }
}
