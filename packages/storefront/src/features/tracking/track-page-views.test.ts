import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { trackPageViews } from './track-page-views.ts'
import { settleTrackingAtom } from './tracking.atoms.ts'

afterEach(() => void vi.unstubAllGlobals())

// The banner does not block pages, so several may be viewed before it is answered; all of them were tracked as the last
// one.
test('a page view that waits for consent says which page it was', async () => {
  const { store, show } = aBrowser('/', 'Start')
  show('/suche/', 'Suche', { pathChanged: true })
  show('/suche/?page=2', 'Suche, Seite 2', { pathChanged: false })
  show('/p/sofa-100102/', 'Sofa', { pathChanged: true })

  await store.set(settleTrackingAtom, () => true)

  expect(window.dataLayer?.slice(1)).toMatchObject([
    { page_path: '/', page_title: 'Start' },
    { page_path: '/suche/', page_title: 'Suche' },
    { page_path: '/p/sofa-100102/', page_title: 'Sofa' },
  ])
})

function aBrowser(path: string, title: string) {
  const page = { location: { href: '' } }
  const document = { title: '' }
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', document)
  const stand = (at: string, called: string) => {
    page.location.href = `https://shop.example${at}`
    document.title = called
  }
  stand(path, title)
  const listeners: ((event: { pathChanged: boolean }) => void)[] = []
  const store = createStore()
  trackPageViews({ router: { subscribe: (_, listener) => listeners.push(listener) }, store })
  return {
    store,
    show: (at: string, called: string, event: { pathChanged: boolean }) => {
      stand(at, called)
      for (const listener of listeners) listener(event)
    },
  }
}
