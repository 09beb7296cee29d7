import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * What stands behind the hash, as long as it has this form. The ways within a page, such as the one to its content, write
 * something else there, and change nothing; an address without a hash has none.
 */
export function useLastHash(form: RegExp): string {
  const hash = useLocation({ select: (location) => location.hash })
  const [last, setLast] = useState('')
  if (hash === last || (hash !== '' && !form.test(hash))) return last
  setLast(hash)
  return hash
}
