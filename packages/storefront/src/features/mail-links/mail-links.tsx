import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { Suspense, useEffect, useState } from 'react'
import { type FollowedMailLink, mailLinkOf } from './mail-link.ts'

const MailLinkDialog = lazyPart(() => import('./mail-link-dialog.tsx'))

/**
 * Does what a mail's link asks for: confirm or end a reminder, end invitations to review, give a
 * reservation back. The token is in the hash, so
 * that it reaches neither logs nor caches nor mail filters.
 */
export function MailLinks() {
  const [link, setLink] = useState<FollowedMailLink | null>(null)

  useEffect(() => {
    const follow = () => {
      const found = mailLinkOf(window.location.hash)
      if (found === null) return
      setLink(found)
      // A token has no business in the history or in a copied address.
      history.replaceState(history.state, '', window.location.pathname + window.location.search)
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  return (
    <Suspense fallback={null}>
      {link ? <MailLinkDialog link={link} onClose={() => setLink(null)} /> : null}
    </Suspense>
  )
}
