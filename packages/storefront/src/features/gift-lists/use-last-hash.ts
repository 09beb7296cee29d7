import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * What stands behind the hash, as long as it has this form. The ways within a page, such as the one to its content, write
 * something else there: it is put back, or the page is another one when it is loaded anew. An address without a hash has
 * none. The address of the next page says nothing of this one, which is still shown while that is loaded.
 */
export function useLastHash(form: RegExp): string {
  const hash = useLocation({ select: (location) => location.hash })
  const page = useLocation({ select: (location) => location.pathname })
  const [own] = useState(page)
  const [last, setLast] = useState('')
  const isWayWithin = page === own && last !== '' && hash !== '' && !form.test(hash)
  useEffect(() => {
    if (isWayWithin) window.history.replaceState(window.history.state, '', `#${last}`)
  }, [isWayWithin, last])
  if (page !== own || hash === last || (hash !== '' && !form.test(hash))) return last
  setLast(hash)
  return hash
}
