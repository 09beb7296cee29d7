import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * What stands behind the hash, as long as it has this form. The ways within a page, such as the one to its content, write
 * something else there, and change nothing; an address without a hash has none. The address of the next page says nothing
 * of this one, which is still shown while that is loaded.
 */
export function useLastHash(form: RegExp): string {
  const hash = useLocation({ select: (location) => location.hash })
  const page = useLocation({ select: (location) => location.pathname })
  const [own] = useState(page)
  const [last, setLast] = useState('')
  if (page !== own || hash === last || (hash !== '' && !form.test(hash))) return last
  setLast(hash)
  return hash
}
